import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR } from './durations.ts';
import { londonDate } from './london-date.ts';

const known = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

test('half past midnight in summer belongs to the new day', () => {
  expect(londonDate(new Date('2026-07-06T22:59:59.999Z'))).toBe('2026-07-06');
  expect(londonDate(new Date('2026-07-06T23:30:00Z'))).toBe('2026-07-07');
  expect(londonDate(new Date('2026-12-06T23:30:00Z'))).toBe('2026-12-06');
});

test('agrees with the time zone database at each hour of the days on which clocks change', () => {
  for (let year = 1996; year <= 2060; year += 1)
    for (const month of [2, 9])
      for (let hour = 0; hour < 8 * 24; hour += 1) {
        const at = new Date(Date.UTC(year, month, 24) + hour * HOUR);
        expect(londonDate(at), at.toISOString()).toBe(known.format(at));
      }
});

test('agrees with the time zone database at any time', () => {
  const between = { min: new Date('1996-01-01T00:00:00Z'), max: new Date('2060-12-31T23:59:59Z') };
  fc.assert(
    fc.property(fc.date({ ...between, noInvalidDate: true }), (at) => {
      expect(londonDate(at)).toBe(known.format(at));
    }),
  );
});
