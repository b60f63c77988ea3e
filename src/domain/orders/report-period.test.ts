import { expect, test } from 'vitest';
import { dayAfter, daysOf, isPeriod, periodBefore } from './report-period.ts';

test('a period has both its days, and one as long before it', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' };
  expect(daysOf(november)).toBe(30);
  expect(periodBefore(november)).toEqual({ from: '2026-10-02', to: '2026-10-31' });
  expect(dayAfter({ from: '2024-02-28', to: '2024-02-28' })).toBe('2024-02-29');
});

test('a period neither ends before it begins, nor is longer than two years and some', () => {
  expect(isPeriod({ from: '2026-11-02', to: '2026-11-01' })).toBe(false);
  expect(isPeriod({ from: '2026-11-02', to: '2026-11-02' })).toBe(true);
  expect(isPeriod({ from: '2024-11-02', to: '2026-11-02' })).toBe(true);
  expect(isPeriod({ from: '2020-11-02', to: '2026-11-02' })).toBe(false);
});
