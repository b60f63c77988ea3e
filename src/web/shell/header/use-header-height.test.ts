import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepClearOf } from './use-header-height.ts';

const set = vi.fn<(name: string, value: string) => void>();
const windows = new EventTarget();
/** As the stylesheet has it. */
let now = '65px';

beforeEach(() => {
  set.mockReset();
  set.mockImplementation((_, value) => void (now = value));
  now = '65px';
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { style: { setProperty: set } } });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => now }));
  vi.stubGlobal('window', windows);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page is padded by the header 100 ms after a change, and whenever the window changes', () => {
  let height = 132;
  const stop = keepClearOf(() => height);
  vi.advanceTimersByTime(99);
  expect(set).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(set.mock.calls).toEqual([['--header-height', '132px']]);
  height = 64;
  windows.dispatchEvent(new Event('resize'));
  expect(set).toHaveBeenLastCalledWith('--header-height', '64px');

  stop();
  windows.dispatchEvent(new Event('resize'));
  expect(set).toHaveBeenCalledTimes(2);
});

test('a height that the page is already padded by is not set again', () => {
  const stop = keepClearOf(() => 65);
  vi.advanceTimersByTime(100);
  expect(set).not.toHaveBeenCalled();
  stop();
});

test('a page left before that leaves nothing behind', () => {
  keepClearOf(() => 132)();
  vi.advanceTimersByTime(1000);
  expect(set).not.toHaveBeenCalled();
});
