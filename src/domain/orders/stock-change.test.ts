/** What deliveries, losses, counts and spoiled pieces do to the stock of a blank. */
import { describe, expect, test } from 'vitest';
import { stockAfter, stockAfterSpoilage } from './stock-change.ts';

const level = { before: 0, held: 2, sold: 5, short: 3 };

describe('a blank that is short', () => {
  test.each([
    [2, { after: 0, short: 1 }],
    [3, { after: 0, short: 0 }],
    [10, { after: 7, short: 0 }],
  ])('gives a delivery of %i to its orders first', (count, after) => {
    expect(stockAfter({ kind: 'delivered', count }, level)).toEqual(after);
  });

  test('stays short when more is lost, which is refused by what is for sale', () => {
    expect(stockAfter({ kind: 'removed', count: 1 }, level)).toEqual({ after: -1, short: 3 });
  });

  test.each([
    [7, { after: 0, short: 0 }],
    [6, { after: 0, short: 1 }],
    [9, { after: 2, short: 0 }],
  ])('is known again by a count of %i', (count, after) => {
    expect(stockAfter({ kind: 'counted', count }, level)).toEqual(after);
  });
});

test.each([
  [
    { before: 4, short: 0 },
    { after: 2, short: 0 },
  ],
  [
    { before: 1, short: 0 },
    { after: 0, short: 1 },
  ],
  [
    { before: 0, short: 3 },
    { after: 0, short: 5 },
  ],
])(
  'two spoiled pieces take the blanks of others where too few are for sale: %o',
  (before, after) => {
    expect(stockAfterSpoilage(2, before)).toEqual(after);
  },
);
