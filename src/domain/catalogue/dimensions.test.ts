import { expect, test } from 'vitest';
import { isTall, readDimensions } from './dimensions.ts';

test.each([
  ['300 × 150\u00a0mm, about 8\u00a0mm thick', { shape: 'flat', width: 300, height: 150 }],
  ['82\u00a0mm across × 95\u00a0mm tall', { shape: 'upright', width: 82, height: 95 }],
  ['280\u00a0mm across', { shape: 'round', width: 280, height: 280 }],
  ['62.5 × 40 mm', { shape: 'flat', width: 62.5, height: 40 }],
])('%s has dimensions', (size, dimensions) => {
  expect(readDimensions(size)).toEqual(dimensions);
});

test.each(['Adults XS to XXL, children age 3 to 13', '', 'as long as it takes'])(
  '“%s” has none',
  (size) => {
    expect(readDimensions(size)).toBeNull();
  },
);

test.each([
  ['72\u00a0mm across × 280\u00a0mm tall', true],
  ['82\u00a0mm across × 95\u00a0mm tall', false],
  ['60 × 300 mm', false],
  ['crew neck', false],
])('%s is tall: %s', (size, tall) => {
  expect(isTall(size)).toBe(tall);
});
