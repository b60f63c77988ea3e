/** Lines of one product are summed up, in the order of the cart. */
import { expect, test } from 'vitest';
import { productSums } from './product-sums.ts';

test('sums up the lines of each product', () => {
  const mug = { productId: 'mug', name: 'Mug', quantity: 1, linePence: 1249 };
  const coaster = { productId: 'coaster', name: 'Coaster', quantity: 3, linePence: 1647 };
  expect(productSums([mug, coaster, { ...mug, quantity: 2, linePence: 2498 }])).toEqual([
    { productId: 'mug', name: 'Mug', quantity: 3, sumPence: 3747 },
    { productId: 'coaster', name: 'Coaster', quantity: 3, sumPence: 1647 },
  ]);
});
