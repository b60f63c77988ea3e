import { expect, test } from 'vitest';
import { priceChanges } from './price-changes.ts';

const mug = { productId: 'mug', name: 'Mug', unitPricePence: 1249 };
const slate = { productId: 'slate', name: 'Slate', unitPricePence: 899 };
const quote = { items: [mug, slate], shippingTotal: 499, tax: 441, total: 2647 };

test('the same offer has no changes', () => {
  expect(priceChanges(quote, structuredClone(quote))).toEqual([]);
});

test('lists each product once, however many lines it has', () => {
  const cheaper = { ...mug, unitPricePence: 999 };
  const after = { ...quote, items: [cheaper, cheaper, slate], tax: 399, total: 2397 };
  expect(priceChanges({ ...quote, items: [mug, mug, slate] }, after)).toEqual([
    { kind: 'price', name: 'Mug', fromPence: 1249, toPence: 999 },
  ]);
});

test('lists delivery beside prices', () => {
  const after = { ...quote, shippingTotal: 599, total: 2747 };
  expect(priceChanges(quote, after)).toEqual([
    { kind: 'delivery', name: '', fromPence: 499, toPence: 599 },
  ]);
});

test('lists VAT if only VAT changed, and the total if nothing else explains it', () => {
  expect(priceChanges(quote, { ...quote, tax: 0 })).toEqual([
    { kind: 'vat', name: '', fromPence: 441, toPence: 0 },
  ]);
  expect(priceChanges(quote, { ...quote, items: [mug], total: 1748, tax: 291 })).toEqual([
    { kind: 'total', name: '', fromPence: 2647, toPence: 1748 },
  ]);
});
