/** A category's products narrowed by facets, in the whole demo shop. */
import { beforeAll, describe, expect, test } from 'vitest';
import { categoryBySlug } from '../../../contract/shop/catalogue.ts';
import { SORT_ORDERS } from '../../../domain/catalogue/sort-order.ts';
import { catalogueRoutes } from '../catalogue/catalogue.routes.ts';
import { catalogueService } from '../catalogue/catalogue.service.ts';
import { loadCatalogue } from '../catalogue/loading/catalogue.load.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { STILL_VERSION } from '../../testing/features/small-shop.ts';
import { localApi } from '../../http/serve.ts';
import { searchService } from './search.service.ts';

const { database } = await testDatabase();
const now = new Date();
const catalogue = catalogueService({ database, clock: () => now, version: STILL_VERSION });
const search = searchService({ database, catalogue, version: STILL_VERSION });
const calendar = { lastOrders: async () => null, nextLastOrders: async () => null };
const api = localApi(catalogueRoutes(catalogue, calendar, search));
beforeAll(() => loadCatalogue(database, now));

const listOf = async (slug: string, query: object = {}) =>
  categoryBySlug.answer.parse(await api.call('categoryBySlug', { params: { slug }, query }));
const slugsOf = ({ products }: { products: readonly { slug: string }[] }) =>
  products.map(({ slug }) => slug);

describe('a list with facets', () => {
  test.each(['birthday', 'birthdays-for-her', 'christmas-table', 'mugs', 'floral-mugs'])(
    'of %s has the order and the counts of the list without',
    async (slug) => {
      for (const page of [1, 2]) {
        const { facets, ...list } = await listOf(slug, { page, facets: 'true' });
        expect(facets).toBeDefined();
        expect(list).toEqual(await listOf(slug, { page }));
      }
    },
  );

  test.each(SORT_ORDERS)('sorted by %s has the products of the list without', async (sort) => {
    const prices = async (query: object) =>
      (await listOf('mugs', query)).products.map(({ fromPence }) => fromPence);
    expect(await prices({ sort, facets: 'true' })).toEqual(await prices({ sort }));
  });

  test('has none unless it is narrowed or asked for them', async () => {
    expect(await listOf('mugs', { blank: 'ceramic-mug-11oz' })).not.toHaveProperty('facets');
    expect(await listOf('mugs', { facets: 'false' })).not.toHaveProperty('facets');
    expect(await listOf('mugs', { maxPence: '1500' })).toHaveProperty('facets');
  });
});

test('a category is narrowed by kind, process and price, with the counts of each choice', async () => {
  const { facets } = await listOf('birthday', { facets: 'true' });
  for (const { slug, count } of facets!.categories) {
    const narrowed = await listOf('birthday', { category: slug });
    expect(narrowed.total).toBe(count);
    const whole = new Set(slugsOf(await listOf(slug, { sort: 'featured' })));
    if (whole.size < 24) for (const product of slugsOf(narrowed)) expect(whole).toContain(product);
  }
  for (const { process, count } of facets!.processes)
    expect((await listOf('birthday', { process })).total).toBe(count);
  const cheap = await listOf('birthday', { maxPence: '1500', sort: 'price-high' });
  expect(cheap.products.length).toBeGreaterThan(2);
  expect(cheap.products[0]!.fromPence).toBeLessThanOrEqual(1500);
  expect(cheap.facets!.prices).toEqual(facets!.prices);
});

test('the category itself, and the one that it is a part of, are no choices', async () => {
  const offered = async (slug: string, query: object = { facets: 'true' }) => {
    const { facets } = await listOf(slug, query);
    return [...facets!.categories, ...facets!.occasions].map((one) => one.slug);
  };
  expect(await offered('birthday')).not.toContain('birthday');
  expect(await offered('floral-mugs')).not.toContain('mugs');
  expect(await offered('photo-gifts')).toContain('mugs');
  expect(await offered('mugs', { category: 'mugs' })).toContain('mugs');
});

test('nothing may be all that was chosen', async () => {
  const none = await listOf('mugs', { category: 'slate' });
  expect(none).toMatchObject({ products: [], total: 0, pages: 1, facets: { occasions: [] } });
  expect(none.category.name).toBe('Mugs');
  await expect(listOf('nothing-like-it', { category: 'mugs' })).rejects.toMatchObject({
    code: 'notFound',
  });
});
