import { expect, test } from 'vitest';
import { periodsFrom } from './periods.ts';

const named = (today: string, name: string) => {
  const found = periodsFrom(today).find((period) => period.name === name);
  return [found?.from, found?.to];
};

test('periods end today, or where a month or a year ended', () => {
  expect(named('2026-11-23', 'This month')).toEqual(['2026-11-01', '2026-11-23']);
  expect(named('2026-11-23', 'Last month')).toEqual(['2026-10-01', '2026-10-31']);
  expect(named('2026-11-23', '90 days')).toEqual(['2026-08-26', '2026-11-23']);
  expect(named('2026-11-23', 'Last year')).toEqual(['2025-01-01', '2025-12-31']);
});

test('the month before January is last year’s December, and February may be long', () => {
  expect(named('2027-01-05', 'Last month')).toEqual(['2026-12-01', '2026-12-31']);
  expect(named('2028-03-05', 'Last month')).toEqual(['2028-02-01', '2028-02-29']);
});
