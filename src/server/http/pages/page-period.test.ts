import { expect, test } from 'vitest';
import { periodOf } from './page-period.ts';

test.each([
  ['2026-01-15T13:59:59Z', '15/01/2026 before'],
  ['2026-01-15T14:00:00Z', '15/01/2026 after'],
  // In summer two o'clock in London is 13:00 UTC, and its midnight 23:00.
  ['2026-07-15T12:59:59Z', '15/07/2026 before'],
  ['2026-07-15T13:00:00Z', '15/07/2026 after'],
  ['2026-07-15T22:59:59Z', '15/07/2026 after'],
  ['2026-07-15T23:00:00Z', '16/07/2026 before'],
])('%s is %s', (moment, turn) => {
  expect(periodOf(new Date(moment), 14)).toBe(turn);
});
