import { expect, test } from 'vitest';
import { readQuantity } from './quantity.ts';

test.each([
  ['1', 1],
  ['99', 99],
  [' 7 ', 7],
  ['0', null],
  ['100', null],
  ['1.5', null],
  ['-2', null],
  ['', null],
])('a quantity typed as "%s" is %s', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});
