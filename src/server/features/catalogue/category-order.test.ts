/** Which products of an occasion's category come first, in the whole demo shop. */
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { STILL_VERSION } from '../../testing/features/small-shop.ts';
import { catalogueService } from './catalogue.service.ts';
import { loadCatalogue } from './loading/catalogue.load.ts';

const { database } = await testDatabase();
const now = new Date();
const service = catalogueService({ database, clock: () => now, version: STILL_VERSION });
beforeAll(() => loadCatalogue(database, now));

const designsOf = async (slug: string) => {
  const { products } = await service.category(slug, { page: 1, sort: 'featured' });
  return products.map(({ design }) => design);
};

test.each([
  ['christmas', ['robin-on-holly', 'snow-village', 'gingerbread-house', 'fir-wreath']],
  ['christmas-table', ['robin-on-holly', 'christmas-eve', 'fir-wreath']],
  ['valentines', ['two-hearts', 'love-birds']],
])('%s opens with what was drawn for it', async (slug, drawnForIt) => {
  const first = (await designsOf(slug)).slice(0, 4);
  expect(first.filter((design) => !drawnForIt.includes(design))).toEqual([]);
});

test('a category that is no day keeps the order of the shop window', async () => {
  const { products } = await service.category('mugs', { page: 1, sort: 'featured' });
  const slugs = products.map(({ slug }) => slug);
  const inWindow = await database
    .selectFrom('product')
    .select('slug')
    .where('slug', 'in', slugs)
    .orderBy('position')
    .execute();
  expect(slugs).toEqual(inWindow.map(({ slug }) => slug));
});
