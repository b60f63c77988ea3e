import { expect, test } from 'vitest';
import { workingDaysAfter } from './working-days.ts';

const NONE = new Set<string>();

test('the day itself does not count, and weekends do not', () => {
  // 2026-11-20 is a Friday.
  expect(workingDaysAfter('2026-11-20', '2026-11-20', NONE)).toBe(0);
  expect(workingDaysAfter('2026-11-20', '2026-11-23', NONE)).toBe(1);
  expect(workingDaysAfter('2026-11-21', '2026-11-23', NONE)).toBe(1);
  expect(workingDaysAfter('2026-11-20', '2026-11-22', NONE)).toBe(0);
  expect(workingDaysAfter('2026-11-16', '2026-11-27', NONE)).toBe(9);
});

test('holidays do not count', () => {
  const christmas = new Set(['2026-12-25', '2026-12-28']);
  expect(workingDaysAfter('2026-12-24', '2026-12-29', christmas)).toBe(1);
  expect(workingDaysAfter('2026-12-24', '2026-12-29', NONE)).toBe(3);
});

test.each([
  ['2026-03-27', '2026-03-30', 1],
  ['2026-10-23', '2026-10-26', 1],
  ['2026-10-23', '2026-10-27', 2],
])('the change of the clocks between %s and %s adds and loses no day', (from, to, days) => {
  expect(workingDaysAfter(from, to, NONE)).toBe(days);
});

test('nothing was sent before it was paid', () => {
  expect(workingDaysAfter('2026-11-24', '2026-11-20', NONE)).toBe(0);
});
