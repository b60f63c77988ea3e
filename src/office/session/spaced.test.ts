import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spaced } from './spaced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first event is applied at once, and a burst once more for each pause', () => {
  const applied: string[] = [];
  const hear = spaced((kind: string) => applied.push(kind), 2000);
  hear('order');
  expect(applied).toEqual(['order']);
  for (let millisecond = 0; millisecond < 5000; millisecond += 10) {
    hear('order');
    vi.advanceTimersByTime(10);
  }
  expect(applied).toHaveLength(3);
  vi.advanceTimersByTime(10_000);
  expect(applied).toHaveLength(4);
});

test('kinds do not wait for each other', () => {
  const applied: string[] = [];
  const hear = spaced((kind: string) => applied.push(kind), 2000);
  hear('order');
  hear('stock');
  expect(applied).toEqual(['order', 'stock']);
  vi.advanceTimersByTime(2000);
  hear('order');
  expect(applied).toEqual(['order', 'stock', 'order']);
});
