/** The memory that incoming bodies use, and which of them are aborted. */
import { expect, test, vi } from 'vitest';
import { bodiesInProgress } from './bodies-in-progress.ts';
import type { Arrival } from './bodies-in-progress.ts';

const MB = 1_000_000;
const codeOf = ({ cut }: Arrival) =>
  Promise.race([
    cut.catch(({ code }: { code: string }) => code),
    new Promise((later) => setTimeout(() => later('under way'))),
  ]);

test('the slowest body of an address is dropped, and no one elsewhere is affected', async () => {
  let now = 0;
  const bodies = bodiesInProgress(MB, () => now);
  const slow = bodies.begin('a');
  const elsewhere = bodies.begin('b');
  slow.add(0.4 * MB);
  now = 9000;
  const quick = Array.from({ length: 4 }, () => bodies.begin('a'));
  now = 9100;
  for (const arrival of quick) arrival.add(0.95 * MB);
  expect(await codeOf(slow)).toBe('tooManyRequests');
  expect(await Promise.all([...quick, elsewhere].map(codeOf))).toEqual(
    Array.from({ length: 5 }, () => 'under way'),
  );
  for (const arrival of [slow, elsewhere, ...quick]) arrival.end();
});

test('the slowest body of all is dropped when many addresses send at once', async () => {
  let now = 0;
  const bodies = bodiesInProgress(MB, () => now);
  const slow = bodies.begin('slow');
  slow.add(0.5 * MB);
  now = 9000;
  const others = Array.from({ length: 13 }, (_, place) => bodies.begin(`other ${place}`));
  now = 9100;
  for (const other of others.slice(0, 12)) other.add(0.99 * MB);
  expect(await codeOf(slow)).toBe('tooManyRequests');
  expect(await codeOf(others[0]!)).toBe('under way');
  for (const arrival of [slow, ...others]) arrival.end();
});

test('a sender that falls below the minimum rate, or takes too long, is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = 0;
  const bodies = bodiesInProgress(MB, () => now);
  const after = (milliseconds: number) => {
    now = milliseconds;
    vi.advanceTimersByTime(1000);
  };
  const stalled = bodies.begin('a');
  const steady = bodies.begin('a');
  steady.add(0.95 * MB);
  after(9000);
  expect(await codeOf(stalled)).toBe('under way');
  after(11_000);
  expect(await codeOf(stalled)).toBe('tooSlow');
  after(110_000);
  expect(await codeOf(steady)).toBe('under way');
  after(121_000);
  expect(await codeOf(steady)).toBe('tooSlow');
  for (const arrival of [stalled, steady]) arrival.end();
  vi.useRealTimers();
});
