import { expect, test } from 'vitest';
import { against, everyDayOf, share } from './report-texts.ts';

test('a figure is compared with the one before, if there was one', () => {
  expect(against(112, 100)).toBe('12% more than before');
  expect(against(50, 100)).toBe('50% less than before');
  expect(against(1001, 1000)).toBe('as much as before');
  expect(against(5, 0)).toBe('');
});

test('a share has one decimal, and a dash if there is nothing', () => {
  expect([share(1, 3), share(1, 2), share(0, 9), share(0, 0)]).toEqual(['33.3%', '50%', '0%', '–']);
});

test('days without figures are 0, also where clocks change', () => {
  const period = { from: '2026-10-24', to: '2026-10-26' };
  expect(everyDayOf(period, [{ day: '2026-10-25', value: 4 }])).toEqual([
    { day: '2026-10-24', value: 0 },
    { day: '2026-10-25', value: 4 },
    { day: '2026-10-26', value: 0 },
  ]);
});
