import { expect, test } from 'vitest';
import { DAY } from '../../../domain/time/durations.ts';
import { pence } from '../../../domain/money/money.ts';
import { listenToCatalogue } from '../../database/catalogue-version.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { openSmallShop } from '../../testing/features/small-shop.ts';

const { database, url } = await testDatabase();
let now = new Date();
const { catalogue, productIds } = await openSmallShop(database, () => now);
const first = { page: 1, sort: 'price-low' } as const;

/** The charged and the listed price. */
async function pricesOf(sku: string, slug: string) {
  const charged = await database
    .transaction()
    .execute((transaction) => catalogue.charged([productIds[sku]!], transaction));
  const listed = await database
    .selectFrom('product')
    .select(['fromPence', 'wasPence'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return { charged: charged.get(productIds[sku]!)?.unitPricePence, ...listed };
}
const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));

test('a new price is charged and listed from now on, and old ones stay in the history', async () => {
  expect(await catalogue.setPrice({ sku: 'MUG-WREATH', pricePence: pence(1199) })).toEqual({
    before: 1249,
    after: 1199,
  });
  expect(await pricesOf('MUG-WREATH', 'wreath-mug')).toEqual({
    charged: 1199,
    fromPence: 1199,
    wasPence: null,
  });
  // Within the same millisecond.
  await catalogue.setPrice({ sku: 'MUG-WREATH', pricePence: pence(1099) });
  later(1);
  expect((await pricesOf('MUG-WREATH', 'wreath-mug')).charged).toBe(1099);
  const history = await database
    .selectFrom('price')
    .select(['unitPricePence', 'kind', 'actor'])
    .where('productVariantId', '=', productIds['MUG-WREATH']!)
    .orderBy('validFrom')
    .execute();
  expect(history).toEqual([
    { unitPricePence: 1249, kind: 'regular', actor: 'demo shop' },
    { unitPricePence: 1199, kind: 'regular', actor: 'shop' },
    { unitPricePence: 1099, kind: 'regular', actor: 'shop' },
  ]);
});

test('the same price again is no change', async () => {
  const count = () =>
    database
      .selectFrom('price')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
  await catalogue.setPrice({ sku: 'SLT-WREATH', pricePence: pence(899) });
  const before = await count();
  later(DAY);
  expect(await catalogue.setPrice({ sku: 'SLT-WREATH', pricePence: pence(899) })).toEqual({
    before: 899,
    after: 899,
  });
  expect(await count()).toEqual(before);
});

test('a set price ends an offer and names no former price, however low it is', async () => {
  expect((await pricesOf('MUG-STRIPES', 'stripes-mug')).wasPence).toBe(1299);
  await catalogue.setPrice({ sku: 'MUG-STRIPES', pricePence: pence(999) });
  later(1);
  expect(await pricesOf('MUG-STRIPES', 'stripes-mug')).toEqual({
    charged: 999,
    fromPence: 999,
    wasPence: null,
  });
  expect((await catalogue.sale(first)).products).toEqual([]);
});

test('simultaneous changes of one product happen one after another, and every process is notified', async () => {
  const version = await listenToCatalogue(url);
  const before = version.current();
  const asked = [1301, 1302, 1303, 1304].map((amount) =>
    catalogue.setPrice({ sku: 'MUG-WREATH', pricePence: pence(amount) }),
  );
  // The test's clock does not move; each change gets the next millisecond.
  const steps = await Promise.allSettled(asked);
  expect(steps.filter(({ status }) => status === 'rejected')).toEqual([]);
  later(10);
  const history = await database
    .selectFrom('price')
    .select(['unitPricePence'])
    .where('productVariantId', '=', productIds['MUG-WREATH']!)
    .orderBy('validFrom', 'desc')
    .limit(4)
    .execute();
  expect(new Set(history.map(({ unitPricePence }) => unitPricePence))).toEqual(
    new Set([1301, 1302, 1303, 1304]),
  );
  expect((await pricesOf('MUG-WREATH', 'wreath-mug')).charged).toBe(history[0]?.unitPricePence);
  await expect.poll(() => version.current()).toBeGreaterThan(before);
  await version.stop();
});

test('refuses unsold products, and a price of nothing', async () => {
  await expect(catalogue.setPrice({ sku: 'GONE', pricePence: pence(999) })).rejects.toMatchObject({
    code: 'productNotFound',
  });
  await expect(catalogue.setPrice({ sku: 'MUG-WREATH', pricePence: pence(0) })).rejects.toThrow(
    RangeError,
  );
});

test('a planned price reaches lists, sorting and every process at its minute, not before', async () => {
  const slug = 'wreath-slate';
  const sku = 'SLT-WREATH';
  const from = new Date(now.getTime() + DAY);
  expect(await catalogue.setPrice({ sku, pricePence: pence(399), from })).toEqual({
    before: 899,
    after: 399,
  });
  await catalogue.beginPrices();
  expect(await pricesOf(sku, slug)).toMatchObject({ charged: 899, fromPence: 899 });

  later(DAY);
  const version = await listenToCatalogue(url);
  try {
    const before = version.current();
    await catalogue.beginPrices();
    await expect.poll(() => version.current()).toBeGreaterThan(before);
    expect(await pricesOf(sku, slug)).toMatchObject({ charged: 399, fromPence: 399 });
  } finally {
    await version.stop();
  }
});

test('while no price begins, no cache is emptied', async () => {
  await catalogue.beginPrices();
  const version = await listenToCatalogue(url);
  try {
    const before = version.current();
    await catalogue.beginPrices();
    // A change that always notifies comes after any notification of the job.
    await catalogue.setPrice({ sku: 'SLT-WREATH', pricePence: pence(499) });
    await expect.poll(() => version.current()).toBeGreaterThan(before);
    expect(version.current()).toBe(before + 1);
  } finally {
    await version.stop();
  }
});

test('a price cannot begin in the past', async () => {
  const from = new Date(now.getTime() - 1);
  await expect(
    catalogue.setPrice({ sku: 'SLT-WREATH', pricePence: pence(499), from }),
  ).rejects.toMatchObject({ code: 'stepNotAllowed' });
});
