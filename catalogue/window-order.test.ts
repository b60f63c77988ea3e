import { describe, expect, it } from 'vitest';
import { products } from './products.ts';
import type { Product } from './shape.ts';
import { windowOrder } from './window-order.ts';

const product = (blank: string, design: string): Product => ({
  slug: `${design}-${blank}`,
  name: `${design} ${blank}`,
  blank,
  design,
  summary: '',
  description: [],
  pricePence: 100,
  categories: [],
});

describe('windowOrder', () => {
  it('takes one product of each shelf in turn, the best first, until all are empty', () => {
    const shelves = [
      [product('mug', 'fox'), product('mug', 'moon'), product('mug', 'oak')],
      [product('clock', 'sea')],
    ];
    expect(windowOrder(shelves).map(({ slug }) => slug)).toEqual([
      'fox-mug',
      'sea-clock',
      'moon-mug',
      'oak-mug',
    ]);
  });

  it('skips a design that was just shown, and returns to it later', () => {
    const shelves = [[product('mug', 'fox')], [product('clock', 'fox'), product('clock', 'sea')]];
    expect(windowOrder(shelves).map(({ slug }) => slug)).toEqual([
      'fox-mug',
      'sea-clock',
      'fox-clock',
    ]);
  });

  it('keeps every product where all share one design', () => {
    const shelves = [[product('mug', 'fox')], [product('clock', 'fox')]];
    expect(windowOrder(shelves).map(({ slug }) => slug)).toEqual(['fox-mug', 'fox-clock']);
  });
});

describe('the demo shop', () => {
  it('begins with one product of every kind', () => {
    const kinds = new Set(products.map(({ blank }) => blank));
    expect(new Set(products.slice(0, kinds.size).map(({ blank }) => blank))).toEqual(kinds);
  });

  it('never shows a design beside itself', () => {
    const pairs = products
      .slice(1)
      .filter(({ design }, place) => design === products[place]?.design);
    expect(pairs.map(({ slug }) => slug)).toEqual([]);
  });
});
