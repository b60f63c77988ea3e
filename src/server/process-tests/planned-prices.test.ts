/** A planned price begins by itself in an open shop: its schedule applies it to lists and caches. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { MINUTE } from '../../domain/time/durations.ts';
import { typed } from '../testing/command.ts';
import { testDatabase } from '../testing/database/database.ts';
import { openSmallShop } from '../testing/features/small-shop.ts';
import { openShopProcess, outsideShop } from '../testing/processes/shop-with-stand-ins.ts';

const outside = await outsideShop();
const { database, url } = await testDatabase();
await openSmallShop(database);

/** As `--from` takes it: a minute in London. */
const inLondon = (moment: Date) =>
  moment
    .toLocaleString('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');

test('a planned price is charged and listed at its minute', { timeout: 300_000 }, async () => {
  const settings = {
    ...outside.settings,
    DATABASE_URL: url,
    SECRET: 'a secret of the shop with planned prices',
    DATA_DIR: path.join(outside.folder, 'data'),
  };
  const { shop, close } = await openShopProcess(settings);
  const listed = async () => {
    const { products } = await shop.call('categoryBySlug', {
      params: { slug: 'slate' },
      query: {},
    });
    return products.map(({ slug, fromPence }) => [slug, fromPence]);
  };
  expect(await listed()).toEqual([['wreath-slate', 799]]);

  // At least a minute ahead, so that it is still planned when the list is read.
  const begins = new Date(Math.ceil(Date.now() / MINUTE + 0.25) * MINUTE);
  const planned = await typed(
    'price',
    ['SLT-WREATH', '3.99', '--from', inLondon(begins)],
    settings,
  );
  expect(planned).toMatchObject({ code: 0, output: expect.stringContaining('£7.99 → £3.99') });
  if (Date.now() < begins.getTime()) expect(await listed()).toEqual([['wreath-slate', 799]]);
  await expect.poll(listed, { timeout: 200_000, interval: 500 }).toEqual([['wreath-slate', 399]]);
  expect(Date.now()).toBeGreaterThanOrEqual(begins.getTime());
  expect(await close()).toBe(0);
});
