import { beforeAll, describe, expect, test } from 'vitest';
import { search } from '../../../contract/search.ts';
import { testDatabase } from '../../database/testing.ts';
import { openSmallShop } from '../catalogue/catalogue.testing.ts';
import { searchService } from './search.service.ts';
import type { SearchService } from './search.service.ts';

const { database } = await testDatabase();
let service: SearchService;
beforeAll(async () => {
  const { catalogue } = await openSmallShop(database);
  service = searchService({ database, catalogue });
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
  ])('finds %j', async (keyword, slugs) => {
    expect((await find(keyword)).slugs.toSorted()).toEqual(slugs.toSorted());
  });

  test('puts a misspelt word right and says so', async () => {
    expect(await find('botanicl')).toMatchObject({
      slugs: ['wreath-mug', 'wreath-slate'],
      correctedTo: 'botanical',
      keyword: 'botanicl',
    });
  });

  test('finds nothing for words no product holds, and is not upset by odd ones', async () => {
    expect(await find('xylophone')).toMatchObject({ slugs: [], total: 0, correctedTo: null });
    for (const odd of ["'", '\\', '%_', ':*', '& | !', '\u0000', '🦊', 'the'])
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
    });
    expect(await find('wreath', { blank: 'slate' })).toMatchObject({
      total: 1,
      slugs: ['wreath-slate'],
    });
  });
});
