/** What a search shows besides its results, against the whole demo shop. */
import { beforeAll, describe, expect, test } from 'vitest';
import { products as catalogue } from '../../../../catalogue/products.ts';
import { LANDINGS } from '../../../../catalogue/search/landings.ts';
import { search } from '../../../contract/shop/search.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { STILL_VERSION } from '../../testing/features/small-shop.ts';
import { catalogueService } from '../catalogue/catalogue.service.ts';
import { loadCatalogue } from '../catalogue/loading/catalogue.load.ts';
import { searchService } from './search.service.ts';

const { database } = await testDatabase();
const now = new Date();
const version = STILL_VERSION;
const service = searchService({
  database,
  version,
  catalogue: catalogueService({ database, clock: () => now, version }),
});

beforeAll(() => loadCatalogue(database, now));

const ask = (keyword: string, rest: object = {}) =>
  service.search(search.body.parse({ keyword, ...rest }));

const mugs = new Set(catalogue.flatMap(({ slug, blank }) => (blank === 'white-mug' ? [slug] : [])));
const isMug = (slug: string): boolean => mugs.has(slug);

describe('a shopper whose search finds few', () => {
  test('sees what has each part of the search, the rarer part first, and nothing twice', async () => {
    const { total, notMade, emoji, products, alike } = await ask('mug with unicorn');
    expect([total, notMade, emoji]).toEqual([1, ['designs with unicorns'], ['unicorn']]);
    // They show no unicorn, and are not said to.
    expect(alike.map(({ said }) => said)).toEqual(['rainbow', 'mug']);
    const near = alike.flatMap((group) => group.products.map(({ slug }) => slug));
    expect(near).toHaveLength(8);
    expect(new Set([...near, ...products.map(({ slug }) => slug)]).size).toBe(9);
    expect(near.slice(4).filter((slug) => !isMug(slug))).toEqual([]);
  });

  test('sees products of the same categories after a search of one word', async () => {
    const { total, alike } = await ask('elephant');
    expect(total).toBeLessThanOrEqual(3);
    expect(alike.map(({ said }) => said)).toEqual([null]);
  });

  test('sees nothing more where they chose a filter, or only suggestions are asked for', async () => {
    expect((await ask('mug with unicorn', { maxPence: 2000 })).alike).toEqual([]);
    expect((await ask('mug with unicorn', { numOfRecords: 5 })).alike).toEqual([]);
    expect((await ask('mug')).alike).toEqual([]);
  });

  test.each([
    ['panda', ['panda']],
    ['tractors mug', ['tractor']],
    ['fox', []],
    ['mug with mermaid', []],
  ])('%j: reads that the editor has as an emoji %j', async (keyword, emoji) => {
    expect((await ask(keyword)).emoji).toEqual(emoji);
  });

  test('reads that nothing has all the words', async () => {
    expect(await ask('fox mug')).toMatchObject({ isPartial: true, without: [] });
    // Mugs for birthdays come first, which is all but the name.
    expect((await ask('birthday mug olivia')).isPartial).toBe(false);
  });
});

describe('a search for a person or an occasion leads to its pages', () => {
  test.each([
    ['gift for dad', ['for-dad-and-grandad', 'fathers-day', 'for-him']],
    ['mum', ['for-mum-and-nan', 'mothers-day', 'for-her']],
    ['xmas gifts', ['christmas', 'stocking-fillers']],
    ['mug', []],
    ['', []],
  ])('%j', async (keyword, wanted) => {
    const { landings } = await ask(keyword);
    expect(landings.map(({ slug }) => slug).slice(0, wanted.length || 1)).toEqual(wanted);
  });

  test.each([
    ['gift for dad', 'Dad'],
    ['mugs for mums', 'Mum'],
    ['nan', 'Nan'],
    ['mum and dad', null],
    ['gift for my boss', null],
    ['mug', null],
  ])('%j: with %j on the pictures', async (keyword, person) => {
    expect((await ask(keyword)).person).toBe(person);
  });

  test('that the shop has', async () => {
    const rows = await database.selectFrom('category').select('slug').execute();
    const slugs = new Set(rows.map(({ slug }) => slug));
    const named = Object.entries(LANDINGS).flat(2);
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});
