import { expect, test } from 'vitest';
import { byOwnClock } from './own-clock.ts';

const event = (name: string, ts: number, dur: number, tts?: number, tdur?: number) => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  dur,
  ...(tts !== undefined && { tts }),
  ...(tdur !== undefined && { tdur }),
});
const timed = (...traceEvents: ReturnType<typeof event>[]) =>
  byOwnClock({ traceEvents }).traceEvents.map(({ name, ts, dur }) => [name, ts, dur]);

test('a task lasts as long as its thread worked on it and on what it contains', () => {
  expect(
    timed(
      event('RunTask', 100, 50, 10, 20),
      event('RunTask', 110, 10, 15, 5),
      event('Layout', 130, 10, 25, 4),
      event('RunTask', 200, 5, 40, 5),
    ),
  ).toEqual([
    ['RunTask', 100, 20],
    ['RunTask', 105, 5],
    ['Layout', 115, 4],
    ['RunTask', 200, 5],
  ]);
});

test('an event without a thread time stays as it is', () => {
  const untimed = event('RunTask', 100, 50);
  expect(timed(untimed, event('Layout', 120, 10, 7, 2))).toEqual([
    ['RunTask', 100, 50],
    ['Layout', 120, 10],
  ]);
});
