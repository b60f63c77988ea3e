import { expect, test } from 'vitest';
import { closedDates } from './closed-days.ts';

test('names every day of each period, also across a month', () => {
  const periods = [
    { from: '2026-12-24', to: '2026-12-24' },
    { from: '2026-12-30', to: '2027-01-02' },
  ];
  expect(closedDates(periods)).toEqual([
    '2026-12-24',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
});

test('a period that ends before it begins has no days', () => {
  expect(closedDates([{ from: '2026-12-24', to: '2026-12-23' }])).toEqual([]);
});
