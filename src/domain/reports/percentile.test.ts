import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test('the median of an odd number is the one in the middle, of an even number the lower of two', () => {
  expect(
    percentile(
      new Map([
        [1, 1],
        [5, 1],
        [3, 1],
      ]),
      0.5,
    ),
  ).toBe(3);
  expect(
    percentile(
      new Map([
        [1, 2],
        [9, 2],
      ]),
      0.5,
    ),
  ).toBe(1);
});

test('each value counts as often as it occurs', () => {
  const values = new Map([
    [0, 9],
    [4, 1],
  ]);
  expect([percentile(values, 0.5), percentile(values, 0.9), percentile(values, 0.91)]).toEqual([
    0, 0, 4,
  ]);
  expect(percentile(new Map([[7, 1]]), 0.9)).toBe(7);
});

test('nothing has no median', () => {
  expect(percentile(new Map(), 0.5)).toBeNull();
});
