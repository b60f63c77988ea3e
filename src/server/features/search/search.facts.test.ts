import { describe, expect, test } from 'vitest';
import { inOrder, sift, type FacetQuery } from './search.facts.ts';
import { shopFacts } from './shop-facts.ts';

const facts = shopFacts(
  [
    {
      id: 'a',
      categories: 'mugs floral weddings',
      blank: 'mug',
      processes: 'sublimation',
      fromPence: 999,
      newest: 3,
    },
    {
      id: 'b',
      categories: 'mugs',
      blank: 'mug',
      processes: 'sublimation',
      fromPence: 1249,
      newest: 2,
    },
    {
      id: 'c',
      categories: 'slate weddings',
      blank: 'slate',
      processes: 'laser',
      fromPence: 799,
      newest: 1,
    },
    {
      id: 'd',
      categories: 'clothes',
      blank: 'shirt',
      processes: 'sublimation vinyl',
      fromPence: 1899,
      newest: 0,
    },
  ],
  {
    categories: [
      { slug: 'mugs', name: 'Mugs', occasion: false, part: false },
      { slug: 'floral', name: 'Floral mugs', occasion: false, part: true },
      { slug: 'slate', name: 'Slate', occasion: false, part: false },
      { slug: 'clothes', name: 'Clothes', occasion: false, part: false },
      { slug: 'weddings', name: 'Weddings', occasion: true, part: false },
    ],
    blanks: [
      { slug: 'mug', name: 'Mug' },
      { slug: 'shirt', name: 'T-shirt' },
      { slug: 'slate', name: 'Slate coaster' },
    ],
  },
);
const ALL = [0, 1, 2, 3];
const filtered = (query: FacetQuery, candidates = ALL) => sift(facts, candidates, query);
const counts = (values: readonly { slug: string; count: number }[]) =>
  Object.fromEntries(values.map(({ slug, count }) => [slug, count]));

describe('facets', () => {
  test('count the results, without sub-categories', () => {
    const { found, categories, occasions, blanks, processes, prices } = filtered({});
    expect(found).toEqual(ALL);
    expect(counts(categories)).toEqual({ mugs: 2, slate: 1, clothes: 1 });
    expect(counts(occasions)).toEqual({ weddings: 2 });
    expect(blanks.map(({ name }) => name)).toEqual(['Mug', 'Slate coaster', 'T-shirt']);
    expect(processes).toContainEqual({ process: 'sublimation', count: 3 });
    expect(prices).toEqual({ lowestPence: 799, highestPence: 1899 });
  });

  test('are each counted as if no value of their own had been selected', () => {
    const { found, categories, occasions, blanks } = filtered({ category: 'mugs', maxPence: 1000 });
    expect(found).toEqual([0]);
    expect(counts(categories)).toEqual({ mugs: 1, slate: 1 });
    expect(counts(occasions)).toEqual({ weddings: 1 });
    expect(counts(blanks)).toEqual({ mug: 1 });
  });

  test('keep the prices of the results without the price filter', () => {
    expect(filtered({ process: 'sublimation', minPence: 5000 })).toMatchObject({
      found: [],
      prices: { lowestPence: 999, highestPence: 1899 },
    });
    expect(filtered({}, []).prices).toBeNull();
  });

  test('keep the selected offers, and a sub-category too', () => {
    const { found, categories, blanks } = filtered({ category: 'floral', blank: 'slate' });
    expect(found).toEqual([]);
    expect(counts(categories)).toEqual({ floral: 0, slate: 1 });
    expect(counts(blanks)).toEqual({ mug: 1, slate: 0 });
  });

  test('find nothing for unknown values', () => {
    expect(filtered({ blank: 'xylophone' }).found).toEqual([]);
    expect(filtered({ process: 'etch' })).toMatchObject({ found: [], categories: [] });
  });

  test('accept both ends of a price', () => {
    expect(filtered({ minPence: 799, maxPence: 999 }).found).toEqual([0, 2]);
  });
});

test('results have the requested order', () => {
  expect(inOrder(facts, [2, 0, 3], 'featured')).toEqual([2, 0, 3]);
  expect(inOrder(facts, [2, 0, 3], 'price-low')).toEqual([2, 0, 3]);
  expect(inOrder(facts, [2, 0, 3], 'price-high')).toEqual([3, 0, 2]);
  expect(inOrder(facts, [2, 0, 3], 'newest')).toEqual([3, 2, 0]);
});
