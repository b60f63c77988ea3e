import { expect, test } from 'vitest';
import { niceTop, pathOf } from './chart-paths.ts';

test('the scale ends at the next round sum', () => {
  expect([0, 9_900, 15_000, 73_100, 160_000].map(niceTop)).toEqual([
    10_000, 10_000, 20_000, 100_000, 200_000,
  ]);
});

test('the line goes from left to right, and higher values are higher', () => {
  const frame = { left: 0, right: 100, top: 10, bottom: 110 };
  expect(pathOf([0, 50, 100], 100, frame)).toBe('M0 110L50 60L100 10');
  expect(pathOf([40], 100, frame)).toBe('M0 70');
  expect(pathOf([], 100, frame)).toBe('');
});
