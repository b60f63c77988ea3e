import { beforeAll, describe, expect, test } from 'vitest';
import { search } from '../../../contract/shop/search.ts';
import { PRICES } from '../../caches/surrogate-keys.ts';
import { countedChanges } from '../../database/catalogue-version.ts';
import { catalogueService } from '../catalogue/catalogue.service.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { openSmallShop, STILL_VERSION } from '../../testing/features/small-shop.ts';
import { searchService } from './search.service.ts';
import type { SearchService } from './search.service.ts';

const { database } = await testDatabase();
let service: SearchService;
beforeAll(async () => {
  const { catalogue } = await openSmallShop(database);
  await database
    .updateTable('category')
    .set({ occasion: true })
    .where('slug', 'in', ['clothes', 'shirts'])
    .execute();
  service = searchService({ database, catalogue, version: STILL_VERSION });
});

const find = async (keyword: string, rest: object = {}) => {
  const page = await service.search({ ...search.body.parse({ keyword, ...rest }) });
  const { products, ...found } = search.answer.parse(page);
  return { ...found, slugs: products.map(({ slug }) => slug) };
};

describe('search', () => {
  test.each([
    ['wreath mug', ['wreath-mug']],
    ['mugs', ['wreath-mug', 'stripes-mug']],
    ['retro str', ['stripes-mug', 'stripes-shirt']],
    ['coaster', ['wreath-slate']],
    // The stem is 'coast', which is shorter than the typed word.
    ['coaste', ['wreath-slate']],
  ])('finds %j', async (keyword, slugs) => {
    expect((await find(keyword)).slugs.toSorted()).toEqual(slugs.toSorted());
  });

  test('corrects a misspelt word and says so', async () => {
    expect(await find('botanicl')).toMatchObject({
      slugs: ['wreath-mug', 'wreath-slate'],
      correctedTo: 'botanical',
      keyword: 'botanicl',
    });
  });

  test('finds nothing for words that no product contains, and accepts odd ones', async () => {
    expect(await find('xylophone')).toMatchObject({ slugs: [], total: 0, correctedTo: null });
    expect(await find('\u0000')).toEqual(await find(''));
    for (const odd of ["'", '\\', '%_', ':*', '& | !', '🦊', 'the'])
      expect((await find(odd)).slugs).toEqual([]);
  });

  test('lists the whole shop for an empty keyword, in pages, sorted and by blank', async () => {
    expect(await find('', { numOfRecords: 3 })).toMatchObject({
      total: 4,
      pages: 2,
      slugs: ['wreath-mug', 'stripes-mug', 'wreath-slate'],
    });
    expect((await find('', { numOfRecords: 3, page: 2 })).slugs).toEqual(['stripes-shirt']);
    expect((await find('', { sort: 'price-high' })).slugs[0]).toBe('stripes-shirt');
    expect(await find('', { blank: 'mug' })).toMatchObject({
      total: 2,
      slugs: ['wreath-mug', 'stripes-mug'],
      // As shoppers call them, not as the blank is called.
      blanks: expect.arrayContaining([{ slug: 'mug', name: 'Mugs', count: 2 }]),
    });
    expect(await find('wreath', { blank: 'slate' })).toMatchObject({
      total: 1,
      slugs: ['wreath-slate'],
    });
  });
  test('counts within the results, on any page', async () => {
    const page = await find('retro', { numOfRecords: 1 });
    expect(page).toMatchObject({
      total: 2,
      pages: 2,
      categories: [{ slug: 'mugs', name: 'Mugs', count: 1 }],
      occasions: [{ slug: 'clothes', name: 'Clothes', count: 1 }],
      prices: { lowestPence: 999, highestPence: 1899 },
    });
    expect(page.processes).toEqual(
      expect.arrayContaining([
        { process: 'sublimation', count: 2 },
        { process: 'vinyl', count: 1 },
      ]),
    );
  });

  test('is filtered by category, occasion, process and price, with and without a term', async () => {
    expect((await find('', { category: 'floral-mugs' })).slugs).toEqual([
      'wreath-mug',
      'stripes-mug',
    ]);
    expect((await find('', { process: 'laser' })).slugs).toEqual(['wreath-slate']);
    expect((await find('retro', { occasion: 'shirts' })).slugs).toEqual(['stripes-shirt']);
    expect((await find('', { minPence: 800, maxPence: 1249, sort: 'price-low' })).slugs).toEqual([
      'stripes-mug',
      'wreath-mug',
    ]);
    expect(await find('retro', { category: 'slate' })).toMatchObject({
      total: 0,
      correctedTo: null,
      categories: [
        { slug: 'mugs', count: 1 },
        { slug: 'slate', count: 0 },
      ],
    });
  });

  test('refuses an invalid price', async () => {
    expect(search.body.safeParse({ keyword: '', minPence: -1 }).success).toBe(false);
    expect(search.body.safeParse({ keyword: '', maxPence: 0.5 }).success).toBe(false);
  });
});

test('a kept page is made again when what it shows changes', async () => {
  const version = countedChanges();
  const catalogue = catalogueService({ database, clock: () => new Date(), version });
  const own = searchService({ database, catalogue, version });
  const wanted = search.body.parse({ keyword: 'retro stripes' });
  const first = await own.search(wanted);
  expect(await own.search(wanted)).toBe(first);
  version.change([PRICES]);
  const second = await own.search(wanted);
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
});
