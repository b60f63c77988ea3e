import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const until = '2026-03-02T14:00:00Z';

test.each([
  ['2026-02-28T14:00:00Z', { kind: 'long' }],
  ['2026-03-01T14:00:00Z', { kind: 'long' }],
  ['2026-03-01T14:00:01Z', { kind: 'hours', hours: 23, minutes: 59 }],
  ['2026-03-02T12:30:00Z', { kind: 'hours', hours: 1, minutes: 30 }],
  ['2026-03-02T13:59:00Z', { kind: 'minutes', minutes: 1 }],
  ['2026-03-02T13:59:30Z', { kind: 'anyMoment' }],
  ['2026-03-05T10:00:00Z', { kind: 'anyMoment' }],
])('at %s %j remains', (now, left) => {
  expect(timeLeft(until, new Date(now))).toEqual(left);
});
