/** Moments are told by the clock in London, as short as they can be. */
import { expect, test } from 'vitest';
import { nameMoment, nameTime } from './name-moment.ts';

test.each([
  ['2026-11-30T14:00:00Z', 'Mon 30 Nov, 2pm'],
  ['2026-11-28T01:05:00Z', 'Sat 28 Nov, 1:05am'],
  ['2026-06-30T23:30:00Z', 'Wed 1 Jul, 12:30am'],
])('%s is %s', (at, named) => {
  expect(nameMoment(new Date(at))).toBe(named);
});

test('noon and midnight are not mistaken for each other', () => {
  expect(nameTime(new Date('2026-11-30T12:00:00Z'))).toBe('noon');
  expect(nameTime(new Date('2026-11-30T12:30:00Z'))).toBe('12:30pm');
  expect(nameTime(new Date('2026-11-30T00:00:00Z'))).toBe('12am');
});
