/** Typical searches of a gift shop, against the whole demo shop. */
import { beforeAll, describe, expect, test } from 'vitest';
import { search } from '../../../contract/shop/search.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { loadCatalogue } from '../catalogue/loading/catalogue.load.ts';
import { catalogueService } from '../catalogue/catalogue.service.ts';
import { STILL_VERSION } from '../../testing/features/small-shop.ts';
import { searchService } from './search.service.ts';

const { database } = await testDatabase();
const now = new Date();
const service = searchService({
  database,
  version: STILL_VERSION,
  catalogue: catalogueService({
    database,
    clock: () => now,
    version: STILL_VERSION,
  }),
});
const categoriesOf = new Map<string, string[]>();

beforeAll(async () => {
  await loadCatalogue(database, now);
  const rows = await database
    .selectFrom('product')
    .innerJoin('productCategory', 'productCategory.productId', 'product.id')
    .innerJoin('category', 'category.id', 'productCategory.categoryId')
    .select(['product.slug', 'category.slug as category'])
    .execute();
  for (const { slug, category } of rows)
    categoriesOf.set(slug, [...(categoriesOf.get(slug) ?? []), category]);
});

const find = async (keyword: string) => {
  const query = search.body.parse({ keyword, numOfRecords: 48 });
  const { total, correctedTo, notMade, products } = await service.search(query);
  return { total, correctedTo, notMade, slugs: products.map(({ slug }) => slug) };
};
const share = (slugs: readonly string[], fits: (slug: string) => boolean): number =>
  slugs.filter(fits).length / slugs.length;
const isIn =
  (...wanted: readonly string[]) =>
  (slug: string): boolean =>
    (categoriesOf.get(slug) ?? []).some((category) => wanted.includes(category));

const FATHERS_DAY = ['fathers-day-cups', 'fathers-day-hobbies', 'fathers-day-little'];
const MUGS = ['floral-mugs', 'bold-mugs', 'childrens-mugs', 'everyday-mugs'];

describe('a shopper who types', () => {
  test.each([
    ['hip flask', ['hip flasks'], ['glassware']],
    ['Wine Glasses', ['wine glasses'], ['glassware']],
    ['christmas cushion', ['cushions'], ['canvas']],
    ['personalised tea towels', ['tea towels'], ['for-cooks']],
    ['hip flsak', ['hip flasks'], ['glassware']],
    // “Five engraved socks” is in a summary, and nothing to wear.
    ['socks', ['socks'], ['t-shirts']],
    ['pan', ['pans'], ['for-cooks']],
    ['tote bag', ['bags'], ['keyrings']],
    ['birthday card', ['birthday cards'], ['birthday']],
  ])('%j is told that it is not made, with what comes close', async (keyword, notMade, near) => {
    const found = await find(keyword);
    expect(found.notMade).toEqual(notMade);
    expect(share(found.slugs, isIn(...near))).toBeGreaterThanOrEqual(0.8);
  });

  test.each(['mug', 'whiskey glass', 'flask', 'xmas gifts', 'bauble', 'sooks', ''])(
    '%j is not told that something is not made',
    async (keyword) => expect((await find(keyword)).notMade).toEqual([]),
  );

  test.each([
    ['birthday', ['birthday']],
    ['valentine', ['valentines']],
    ['valentine’s day', ['valentines']],
    ['gift for dad', ['for-dad-and-grandad', ...FATHERS_DAY]],
    ['presents for grandad', ['for-dad-and-grandad', ...FATHERS_DAY]],
    ["mother's day", ['mothers-day']],
    ['mothers day', ['mothers-day']],
    ['fathers day gift', ['fathers-day']],
    ['retirement', ['desk-gifts', 'whisky-glasses', 'gardeners', 'hills', 'coast']],
    ['graduation', ['celebration-glasses', 'desk-bottles', 'desk-gifts']],
    ['baptism', ['christening-and-naming', 'nursery-walls']],
    ['christening present', ['christening-and-naming', 'nursery-walls']],
    ['christmas', ['christmas', 'stocking-fillers', 'christmas-table']],
    ['xmas gifts', ['christmas', 'stocking-fillers', 'christmas-table']],
    ['wedding gift', ['weddings', 'wedding-gifts', 'engagements', 'anniversaries']],
    ['thank you teacher', ['teachers', 'end-of-term', 'staffroom']],
    ['new home', ['new-home', 'house-signs']],
    ['little gifts', ['little-gifts', 'under-ten-pounds', 'desk-gifts', 'clearance-lines']],
    ['stocking fillers', ['stocking-fillers']],
    ['keychain', ['keyrings', 'wooden-keyrings', 'metal-keyrings']],
    ['photo', ['photo-gifts']],
    ['picture gift', ['photo-gifts']],
    ['own photograph', ['photo-gifts']],
  ])('%j finds what fits, and is not corrected', async (keyword, wanted) => {
    const { total, correctedTo, slugs } = await find(keyword);
    expect(total).toBeGreaterThan(2);
    expect(correctedTo).toBeNull();
    expect(share(slugs.slice(0, 10), isIn(...wanted))).toBeGreaterThanOrEqual(0.8);
  });

  test.each([
    ['christmas mug', 'mugs'],
    ['personalised mug', 'mugs'],
    ['photo mug', 'photo-mugs-and-tumblers'],
    ['mug with photo', 'photo-mugs-and-tumblers'],
    ['picture mug', 'photo-mugs-and-tumblers'],
    ['photo coaster', 'photo-gifts'],
    ['photo canvas', 'photo-canvases-and-clocks'],
    ['birthday t-shirt', 't-shirts'],
    ['retirement clock', 'clocks'],
    ['wedding coaster', 'coasters'],
    ['slate coaster for dad', 'coasters'],
  ])('%j finds products of that kind', async (keyword, category) => {
    const { total, slugs } = await find(keyword);
    expect(total).toBeGreaterThan(0);
    const isOfKind = (slug: string) => slug.includes(category.replace(/e?s$/, ''));
    expect(isOfKind(slugs[0]!) || isIn(category)(slugs[0]!)).toBe(true);
    // A coaster's text may mention mugs.
    expect(share(slugs, (slug) => isIn(category)(slug) || isOfKind(slug))).toBeGreaterThan(0.9);
  });

  test.each(['personalised', 'gift', 'gifts for', 'personalised presents'])(
    '%j sees the whole shop',
    async (keyword) => {
      expect((await find(keyword)).total).toBe((await find('')).total);
    },
  );

  test.each([
    ['valentin', null],
    ['retirment', 'retirement'],
    ['mothrs day', 'mothers day'],
    ['fotball', 'football'],
    ['botancal mug', 'botanical mug'],
    ['xylophone', null],
  ])('%j is corrected to %j', async (keyword, correctedTo) => {
    expect((await find(keyword)).correctedTo).toBe(correctedTo);
  });

  test.each(['birthd', 'valen', 'christm', 'gradu', 'bapti'])(
    '%j sees results before the word is finished',
    async (keyword) => {
      const { total, correctedTo } = await find(keyword);
      expect(total).toBeGreaterThan(2);
      expect(correctedTo).toBeNull();
    },
  );
});

describe('a shopper who searches a name', () => {
  test.each([
    ['Siân', 'Siân'],
    ['olivia', 'olivia'],
    ['Poppy', 'Poppy'],
    ['Amir', 'Amir'],
    ['a gift for Gareth', 'Gareth'],
    ['Mia and Jack', 'Mia Jack'],
  ])('%j sees all that can carry it, and no other word', async (keyword, forName) => {
    const { total, ...found } = await service.search(search.body.parse({ keyword }));
    expect(found).toMatchObject({ forName, correctedTo: null, without: [] });
    expect(total).toBe((await find('')).total);
  });

  test('sees what is meant by the other words, if there are any', async () => {
    const { products, ...found } = await service.search(
      search.body.parse({ keyword: 'mug for Olivia' }),
    );
    expect(found).toMatchObject({ forName: null, correctedTo: null, without: ['olivia'] });
    expect(products.map(({ slug }) => slug).every(isIn('mugs', ...MUGS))).toBe(true);
  });

  test('finds products whose words the name is', async () => {
    const found = await service.search(search.body.parse({ keyword: 'robin' }));
    expect(found.forName).toBeNull();
    expect(found.products[0]?.slug).toContain('robin');
  });
});

describe('a shopper whose words fit only in part', () => {
  test('sees what the other words find, and which were left out', async () => {
    const query = search.body.parse({ keyword: 'personalised mug for zebedee' });
    const { products, without, correctedTo } = await service.search(query);
    expect(correctedTo).toBeNull();
    expect(without).toEqual(['zebedee']);
    expect(products.map(({ slug }) => slug).every(isIn('mugs', ...MUGS))).toBe(true);
  });

  test('sees nothing above a price, and everything below it', async () => {
    const query = search.body.parse({ keyword: 'gifts under £8', numOfRecords: 48 });
    const { products, total } = await service.search(query);
    expect(total).toBeGreaterThan(10);
    expect(products.filter(({ fromPence }) => fromPence > 800)).toEqual([]);
  });

  test.each(['get well soon', 'passed driving test', 'fiance', 'best dad ever', 'brothers day'])(
    '%j is not put right: its words are known',
    async (keyword) => expect((await find(keyword)).correctedTo).toBeNull(),
  );
});

test('a search that finds nothing shows products instead, suggestions do not', async () => {
  const ask = (rest: object) =>
    service.search(search.body.parse({ keyword: 'xylophone', ...rest }));
  expect((await ask({})).instead).toHaveLength(8);
  expect((await ask({ numOfRecords: 5 })).instead).toEqual([]);
  expect((await service.search(search.body.parse({ keyword: 'mug' }))).instead).toEqual([]);
});

test('every meaning finds products', async () => {
  const { MEANINGS } = await import('../../../../catalogue/search/meanings.ts');
  const known = new Set([...categoriesOf.values()].flat());
  const rows = await database.selectFrom('category').select('slug').execute();
  const slugs = new Set([...known, ...rows.map(({ slug }) => slug)]);
  expect(
    MEANINGS.flatMap(({ categories }) => categories).filter((slug) => !slugs.has(slug)),
  ).toEqual([]);
  for (const { says } of MEANINGS)
    expect([says[0], (await find(says[0]!)).total > 0]).toEqual([says[0], true]);
});

test.each(['m', 'x', '1', 't', "' OR '1'='1", 'mug & x', 'T-shirt x', 'x y z'])(
  'single letters and digits are an ordinary search: “%s”',
  async (keyword) => {
    const { total, slugs } = await find(keyword);
    expect(slugs.length).toBe(Math.min(total, 48));
  },
);

test('a first letter finds names that begin with it', async () => {
  expect((await find('m')).total).toBeGreaterThan(0);
});

test('cards of designs with places say how many photographs they take', async () => {
  const { products } = await service.search(search.body.parse({ keyword: 'nine photo canvas' }));
  expect(products[0]).toMatchObject({
    slug: 'nine-photo-canvas',
    personalises: ['9 photos', 'Name', 'Words below'],
  });
});
