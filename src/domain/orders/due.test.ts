import { expect, test } from 'vitest';
import { dueOf } from './due.ts';

test.each([
  ['2026-11-20', 'late'],
  ['2026-11-30', 'today'],
  ['2026-12-01', 'tomorrow'],
  ['2026-12-02', 'later'],
] as const)('an order to leave on %s is %s on 30 November', (day, due) => {
  expect(dueOf(day, '2026-11-30')).toBe(due);
});
