import { describe, expect, test } from 'vitest';
import { firstInOrder, sift, type FacetQuery } from './sift.ts';
import type { SortOrder } from '../../../../domain/catalogue/sort-order.ts';
import { seededRandom } from '../../../../domain/seeded-random.ts';
import { idAt } from './packed-ids.ts';
import { allProducts, shopFacts } from './shop-facts.ts';
import type { FactRow } from './shop-facts.store.ts';

const inPortions = (rows: readonly FactRow[]) => async (each: (rows: readonly FactRow[]) => void) =>
  rows.forEach((row) => each([row]));

const facts = await shopFacts(
  inPortions([
    {
      id: '00000000-0000-4000-8000-000000000000',
      number: 7,
      design: 7,
      categories: 'mugs floral weddings',
      blank: 'mug',
      processes: 'sublimation',
      fromPence: 999,
      createdAt: 1,
    },
    {
      id: '00000001-0000-4000-8000-000000000001',
      number: 6,
      design: 6,
      categories: 'mugs',
      blank: 'mug',
      processes: 'sublimation',
      fromPence: 1249,
      createdAt: 2,
    },
    {
      id: '00000002-0000-4000-8000-000000000002',
      number: 5,
      design: 5,
      categories: 'slate weddings',
      blank: 'slate',
      processes: 'laser',
      fromPence: 799,
      createdAt: 3,
    },
    {
      id: '00000003-0000-4000-8000-000000000003',
      number: 4,
      design: 4,
      categories: 'clothes',
      blank: 'shirt',
      processes: 'sublimation vinyl',
      fromPence: 1899,
      createdAt: 4,
    },
  ]),
  {
    categories: [
      { slug: 'mugs', name: 'Mugs', occasion: false, parent: null, ownOf: null },
      { slug: 'floral', name: 'Floral mugs', occasion: false, parent: 'mugs', ownOf: null },
      { slug: 'slate', name: 'Slate', occasion: false, parent: null, ownOf: null },
      { slug: 'clothes', name: 'Clothes', occasion: false, parent: null, ownOf: null },
      { slug: 'weddings', name: 'Weddings', occasion: true, parent: null, ownOf: null },
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
  const first = (sort: SortOrder, count = 3) => firstInOrder(facts, [2, 0, 3], sort, count);
  expect(first('featured')).toEqual([2, 0, 3]);
  expect(first('price-low')).toEqual([2, 0, 3]);
  expect(first('price-high')).toEqual([3, 0, 2]);
  expect(first('newest')).toEqual([3, 2, 0]);
  expect(first('price-high', 1)).toEqual([3]);
  expect(first('newest', 2)).toEqual([3, 2]);
});

test('many results are sorted alike, whether few or all are wanted', async () => {
  const random = seededRandom(7);
  const rows = Array.from({ length: 3000 }, (_, place) => {
    const digits = place.toString(16).padStart(12, '0');
    return {
      id: `${random.below(0xffffffff).toString(16).padStart(8, '0')}-0000-4000-8000-${digits}`,
      number: place + 1,
      design: 1,
      categories: null,
      blank: 'mug',
      processes: 'laser',
      fromPence: 100 + random.below(60),
      createdAt: random.below(40),
    };
  });
  const many = await shopFacts(inPortions(rows), { categories: [], blanks: [] });
  const candidates = allProducts(many);
  const expected = {
    newest: (one: FactRow, other: FactRow) =>
      other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1),
    'price-low': (one: FactRow, other: FactRow) =>
      one.fromPence - other.fromPence || one.number - other.number,
    'price-high': (one: FactRow, other: FactRow) =>
      other.fromPence - one.fromPence || one.number - other.number,
  };
  for (const sort of ['newest', 'price-low', 'price-high'] as const) {
    const sorted = rows.toSorted(expected[sort]).map(({ id }) => id);
    for (const count of [1, 24, 3000])
      expect(
        firstInOrder(many, candidates, sort, count).map((product) => idAt(many.ids, product)),
      ).toEqual(sorted.slice(0, count));
  }
});
