import { expect, test } from 'vitest';
import { HOUR } from '../time/durations.ts';
import { doneAt, paceOf } from './pace.ts';

test('the pace is the pieces an hour of the hours in which something was made', () => {
  const work = [
    { hour: 0, made: 10 },
    // The same hour, of another blank.
    { hour: 0, made: 2 },
    { hour: HOUR, made: 12 },
    // A night later.
    { hour: 20 * HOUR, made: 6 },
  ];
  expect(paceOf(work)).toBe(10);
});

test('a pace is not told from less than three hours', () => {
  expect(paceOf([])).toBeNull();
  expect(
    paceOf([
      { hour: 0, made: 90 },
      { hour: HOUR, made: 90 },
      { hour: HOUR, made: 90 },
    ]),
  ).toBeNull();
});

test('the work is done after as many hours as the pace says', () => {
  const now = new Date('2026-11-27T09:00:00Z');
  expect(doneAt(27, 12, now)).toEqual(new Date('2026-11-27T11:15:00Z'));
});
