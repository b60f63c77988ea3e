/** A change of the catalogue drops what shows it from the caches of a process, and leaves the rest. */
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { pence } from '../../../domain/money/money.ts';
import { listenToCatalogue } from '../../database/catalogue-version.ts';
import { answerCache } from '../../http/files/response-cache.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { openSmallShop } from '../../testing/features/small-shop.ts';
import { setStock } from '../../testing/features/stock.ts';
import { searchService } from '../search/search.service.ts';

const { database, url } = await testDatabase();
const version = await listenToCatalogue(url);
const { catalogue } = await openSmallShop(database, undefined, version);
const { search } = searchService({ database, catalogue, version });
const cache = answerCache(version);
afterAll(() => version.stop());

const list = { page: 1, sort: 'featured' } as const;
const shown = {
  'wreath-mug': () => catalogue.product('wreath-mug'),
  'wreath-slate': () => catalogue.product('wreath-slate'),
  'stripes-shirt': () => catalogue.product('stripes-shirt'),
  mugs: () => catalogue.category('mugs', list),
  slate: () => catalogue.category('slate', list),
  clothes: () => catalogue.category('clothes', list),
  menu: () => catalogue.menu(),
  sale: () => catalogue.sale(list),
  'everything, cheapest first': () =>
    search({ keyword: '', page: 1, numOfRecords: 4, sort: 'price-low' }),
};

beforeEach(async () => {
  for (const [name, make] of Object.entries(shown)) await cache.fill(name, make);
});

const kept = () => Object.keys(shown).filter((name) => cache.get(name));

async function keptAfter(change: () => Promise<unknown>): Promise<string[]> {
  const before = version.current();
  await change();
  await expect.poll(() => version.current()).toBeGreaterThan(before);
  return kept();
}

test('a price: its product, the pages with its card, its categories, the sale and lists by price', async () => {
  const changed = () => catalogue.setPrice({ sku: 'SLT-WREATH', pricePence: pence(849) });
  // The mug's page recommends the slate.
  expect(await keptAfter(changed)).toEqual(['stripes-shirt', 'mugs', 'clothes', 'menu']);
});

test('lists by price have the new order, also in a search that read all prices before', async () => {
  const cheapest = async () => {
    const page = await search({ keyword: '', page: 1, numOfRecords: 4, sort: 'price-low' });
    return page.products[0];
  };
  expect((await cheapest())?.slug).toBe('wreath-slate');
  await keptAfter(() => catalogue.setPrice({ sku: 'MUG-WREATH', pricePence: pence(599) }));
  expect(await cheapest()).toMatchObject({ slug: 'wreath-mug', fromPence: 599 });
});

test('the words of a product: the same, and it is found by its new name', async () => {
  const wanted = { keyword: 'periwinkle', page: 1, numOfRecords: 4, sort: 'featured' } as const;
  expect((await search(wanted)).total).toBe(0);
  const renamed = () =>
    sql`UPDATE product SET name = 'Periwinkle tee' WHERE slug = 'stripes-shirt'`.execute(database);
  expect(await keptAfter(renamed)).toEqual(['wreath-mug', 'wreath-slate', 'mugs', 'slate', 'menu']);
  expect((await search(wanted)).products[0]).toMatchObject({ name: 'Periwinkle tee' });
});

test('a stock band: whatever shows a product on the blank', async () => {
  expect(await keptAfter(() => setStock(database, 5, 'SLT'))).toEqual([
    'stripes-shirt',
    'mugs',
    'clothes',
    'menu',
    'sale',
  ]);
});

test('a withdrawn product, and a category: everything, since any list may change', async () => {
  expect(await keptAfter(() => catalogue.withdraw('wreath-slate', null))).toEqual([]);
  for (const [name, make] of Object.entries(shown))
    if (name !== 'wreath-slate') await cache.fill(name, make);
  const renamed = () =>
    sql`UPDATE category SET name = 'Cups' WHERE slug = 'mugs'`.execute(database);
  expect(await keptAfter(renamed)).toEqual([]);
  await catalogue.offerAgain('wreath-slate');
});
