/** The front page's products before each day of gifts, in the whole demo shop. */
import { beforeAll, expect, test } from 'vitest';
import { GIFT_DAYS } from '../../../domain/calendar/gift-days.ts';
import type { GiftDay } from '../../../domain/calendar/gift-days.ts';
import { productsFeatured } from '../../../contract/shop/catalogue.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { openSmallShop, STILL_VERSION } from '../../testing/features/small-shop.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { catalogueService } from './catalogue.service.ts';
import { loadCatalogue } from './loading/catalogue.load.ts';

const { database } = await testDatabase();
const now = new Date();
const service = catalogueService({ database, clock: () => now, version: STILL_VERSION });
beforeAll(() => loadCatalogue(database, now));

const orders = (day: GiftDay) => ({
  day,
  on: '2026-12-25',
  orderBefore: '2026-12-21T14:00:00Z',
  dispatchOn: '2026-12-21',
  arrivesFrom: '2026-12-22',
  arrivesTo: '2026-12-24',
  isOpen: true,
  next: {
    orderBefore: '2026-11-27T14:00:00Z',
    dispatchOn: '2026-11-27',
    arrivesFrom: '2026-11-30',
    arrivesTo: '2026-12-02',
  },
});

test.each(GIFT_DAYS)('the day %s has a category with products of several kinds', async (day) => {
  const season = await service.season(day);
  const { category } = await service.category(season!.slug, { page: 1, sort: 'featured' });
  expect(category.giftDay).toBe(day);
  expect(new Set(season!.products.map(({ plate }) => plate)).size).toBeGreaterThanOrEqual(7);
});

test.each([null, orders('christmas')])(
  'the answer has a season only while a day is near',
  async (near) => {
    const calendar = { lastOrders: async () => null, nextLastOrders: async () => near };
    const { productsFeatured: answer } = catalogueRoutes(service, calendar, {
      inCategory: () => Promise.reject(new Error('Nothing is narrowed')),
    });
    const { season } = productsFeatured.answer.parse(await answer());
    if (!near) expect(season).toBeNull();
    else
      expect(season).toMatchObject({ day: 'christmas', slug: 'christmas', orderBy: '2026-12-21' });
  },
);

test('a shop without a category for the day shows none', async () => {
  const { database: other } = await testDatabase();
  const { catalogue } = await openSmallShop(other);
  expect(await catalogue.season('christmas')).toBeNull();
  expect(await catalogue.season('mothersDay')).toMatchObject({ slug: 'clothes' });
});
