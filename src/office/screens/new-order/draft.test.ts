import { expect, test } from 'vitest';
import { quantityFault } from './draft.ts';

test.each(['1', ' 7 ', '99'])('%j can be ordered', (quantity) => {
  expect(quantityFault({ quantity })).toBeUndefined();
});

test.each(['', '0', '100', '1.5', '-1', 'two', '1e2'])('%j cannot', (quantity) => {
  expect(quantityFault({ quantity })).toBe('Please choose a quantity from 1 to 99.');
});
