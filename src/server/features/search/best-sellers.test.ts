/** A search that finds nothing shows what sold most, and no product that was last bought long ago. */
import { expect, test } from 'vitest';
import { DAY } from '../../../domain/time/durations.ts';
import { testShop } from '../../testing/test-app.ts';
import { buy } from '../../testing/features/orders.ts';

let now = new Date('2026-06-15T09:00:00Z');
const shop = await testShop({ clock: () => now });

const shownInstead = async () =>
  (await shop.call('search', { body: { keyword: 'zyzzyva' } })).instead.map(({ slug }) => slug);

test('what was bought comes first, until three months have passed', async () => {
  const everything = await shop.call('search', { body: { keyword: '' } });
  const third = everything.products[2]!.slug;
  const { variants, fields } = await shop.call('productBySlug', { params: { slug: third } });
  const texts = Object.fromEntries(fields.map(({ name }) => [name, 'Siân']));
  await buy(shop, { sku: variants[0]!.sku, personalisation: { v: 1, fields: texts } });
  expect((await shownInstead())[0]).toBe(third);
  now = new Date(now.getTime() + 100 * DAY);
  expect((await shownInstead())[0]).toBe(everything.products[0]!.slug);
});
