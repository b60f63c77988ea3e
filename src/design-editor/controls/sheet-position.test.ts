/** The positions where the sheet of controls comes to rest. */
import { expect, test } from 'vitest';
import { pulled, settled, SHEET_PERCENT } from './sheet-position.ts';

test('a slow drag leaves it at the nearer position', () => {
  expect(settled(SHEET_PERCENT.low + 5, 0)).toBe('low');
  expect(settled(SHEET_PERCENT.high - 5, 0.1)).toBe('high');
});

test('a fling moves it in its direction from any position', () => {
  expect(settled(SHEET_PERCENT.low, -0.8)).toBe('high');
  expect(settled(SHEET_PERCENT.high, 0.8)).toBe('low');
});

test('it stretches a little beyond its positions, and never covers the design', () => {
  expect(pulled(200)).toBeLessThan(85);
  expect(pulled(-50)).toBeGreaterThan(20);
  expect(pulled(60)).toBe(60);
});
