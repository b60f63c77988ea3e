import { describe, expect, test } from 'vitest';
import { Logger, runOnce } from 'graphile-worker';
import { testShop } from '../../testing/test-app.ts';
import { BY_HAND } from '../../testing/features/stock.ts';
import type { Bearer } from '../../testing/test-app.ts';
import { newId } from '../../database/ids.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { fillCart, stockOf } from '../../testing/features/checkout.ts';
import { toJson } from '../../database/json.ts';

let now = new Date('2026-11-21T09:00:00Z');
const shop = await testShop({ clock: () => (now = new Date(now.getTime() + 10)) });
const { call, ask, database, services } = shop;
const id = (sku: string): string => {
  const found = shop.productIds[sku];
  if (!found) throw new Error(`The small shop has ${Object.keys(shop.productIds).join(', ')}`);
  return found;
};

const add = (bearer: Bearer, productId: string) =>
  call('wishlistAdd', { body: { productId } }, bearer);
const remove = (bearer: Bearer, productId: string) =>
  call('wishlistRemove', { body: { productId } }, bearer);
const notified = async (bearer: Bearer) =>
  (await call('notifications', { body: {} }, bearer)).notifications;

/** Runs the queued stock jobs, as the worker would. */
const runJobs = () =>
  runOnce({
    connectionString: shop.url,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    taskList: {
      tellBackInStock: (payload) =>
        services.wishlist.tellBackInStock((payload as Jobs['tellBackInStock']).blankVariantId),
    },
  });

describe('adding to the wishlist', () => {
  test('saves each product once, the newest first', async () => {
    const sian = await shop.signedIn();
    const [mug, slate] = [id('MUG-WREATH'), id('SLT-WREATH')];
    expect(await add(sian, mug)).toEqual({ wishlist: [mug] });
    expect(await add(sian, slate)).toEqual({ wishlist: [slate, mug] });
    expect(await add(sian, mug)).toEqual({ wishlist: [slate, mug] });
    expect(await services.wishlist.ids(sian.customerId)).toEqual([slate, mug]);
    expect(await services.wishlist.ids((await shop.signedIn()).customerId)).toEqual([]);
  });

  test('returns cards of the variant, at its own price', async () => {
    const sian = await shop.signedIn();
    await add(sian, id('TEE-W-M-STRIPES'));
    await add(sian, id('MUG-WREATH'));
    expect(await call('wishlist', {}, sian)).toMatchObject([
      {
        productId: id('MUG-WREATH'),
        slug: 'wreath-mug',
        unitPricePence: 1249,
        availability: 'inStock',
        plate: 'white-mug',
        angle: 'hero',
        picture: { alt: 'A white mug' },
        personalises: ['Name', 'Line below'],
      },
      {
        productId: id('TEE-W-M-STRIPES'),
        options: { colour: 'White', size: 'M' },
        availability: 'soldOut',
        plate: 'tshirt-white',
        picture: null,
      },
    ]);
  });

  test('refuses products that are not sold', async () => {
    const sian = await shop.signedIn();
    const unknown = await ask('wishlistAdd', { body: { productId: newId() } }, sian);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ data: { field: 'productId' } });
    for (const body of [
      { productId: 'mug' },
      {},
      { productId: id('MUG-WREATH'), customerId: newId() },
    ])
      expect((await ask('wishlistAdd', { body: body as never }, sian)).statusCode).toBe(422);
    expect((await ask('wishlistAdd', { body: { productId: id('MUG-WREATH') } })).statusCode).toBe(
      401,
    );
    expect(await call('wishlist', {}, sian)).toEqual([]);
  });

  test('stops at 250, even when many are added at once', async () => {
    const sian = await shop.signedIn();
    const copies = await manyVariants(255);
    await database
      .insertInto('wishlistItem')
      .values(
        copies.slice(0, 245).map((productVariantId) => ({
          customerId: sian.customerId,
          productVariantId,
          addedAt: now,
        })),
      )
      .execute();
    const answers = await Promise.all(
      copies.slice(245).map((productId) => ask('wishlistAdd', { body: { productId } }, sian)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409]);
    expect(refused[0]!.json()).toMatchObject({
      message: 'A wishlist holds up to 250 products.',
    });
    const stored = await services.wishlist.ids(sian.customerId);
    expect(stored).toHaveLength(250);
    expect((await add(sian, stored[7]!)).wishlist).toEqual(stored);
  });
});

describe('removing from the wishlist', () => {
  test('removes a product, present or not, repeatedly', async () => {
    const [sian, alun] = [await shop.signedIn(), await shop.signedIn()];
    const mug = id('MUG-WREATH');
    await add(sian, mug);
    await add(alun, mug);
    expect(await remove(sian, mug)).toEqual({ wishlist: [] });
    expect(await remove(sian, mug)).toEqual({ wishlist: [] });
    expect(await remove(sian, newId())).toEqual({ wishlist: [] });
    expect(await services.wishlist.ids(alun.customerId)).toEqual([mug]);
  });

  test('keeps products withdrawn since then, marked so, until they are removed', async () => {
    const sian = await shop.signedIn();
    const shirt = id('TEE-N-M-STRIPES');
    await add(sian, shirt);
    await add(sian, id('MUG-WREATH'));
    await services.catalogue.withdraw('stripes-shirt', null);
    const shown = async () =>
      (await call('wishlist', {}, sian)).map(({ slug, availability }) => [slug, availability]);
    await expect.poll(shown).toEqual([
      ['wreath-mug', 'inStock'],
      ['stripes-shirt', 'withdrawn'],
    ]);
    expect((await call('wishlist', {}, sian))[1]).toMatchObject({
      name: 'Retro stripes t-shirt',
      options: { colour: 'Navy', size: 'M' },
      unitPricePence: 0,
      wasPence: null,
    });
    const refused = await ask('wishlistAdd', { body: { productId: shirt } }, sian);
    expect(refused.statusCode).toBe(404);
    expect(await remove(sian, shirt)).toEqual({ wishlist: [id('MUG-WREATH')] });
    await services.catalogue.offerAgain('stripes-shirt');
  });
});

describe('back in stock', () => {
  const SHIRT = 'TEE-W-M';

  test('notifies everyone with the item on their wishlist, once a day', async () => {
    const [sian, alun, mair] = [
      await shop.signedIn(),
      await shop.signedIn(),
      await shop.signedIn(),
    ];
    await add(sian, id('TEE-W-M-STRIPES'));
    await add(alun, id('TEE-W-M-STRIPES'));
    await add(mair, id('TEE-N-M-STRIPES'));
    expect(
      await services.stockLevels.change(SHIRT, { kind: 'counted', count: 4 }, BY_HAND),
    ).toMatchObject({
      before: 0,
      after: 4,
    });
    await runJobs();
    for (const bearer of [sian, alun])
      expect(await notified(bearer)).toMatchObject([
        {
          kind: 'backInStock',
          title: 'Back in stock',
          text: 'Retro stripes t-shirt, from your wish list, is back in stock.',
          link: '/p/stripes-shirt',
          readAt: null,
        },
      ]);
    expect(await notified(mair)).toEqual([]);

    await services.stockLevels.change(SHIRT, { kind: 'counted', count: 0 }, BY_HAND);
    await services.stockLevels.change(SHIRT, { kind: 'counted', count: 2 }, BY_HAND);
    await runJobs();
    expect(await notified(sian)).toHaveLength(1);
    now = new Date('2026-11-22T09:00:00Z');
    await services.stockLevels.change(SHIRT, { kind: 'counted', count: 0 }, BY_HAND);
    await services.stockLevels.change(SHIRT, { kind: 'counted', count: 2 }, BY_HAND);
    await runJobs();
    expect(await services.notifications.unreadCount(sian.customerId)).toBe(2);
  });

  test('is one notification for all wishlist items on the same blank', async () => {
    const sian = await shop.signedIn();
    await add(sian, id('MUG-STRIPES'));
    await add(sian, id('MUG-WREATH'));
    await services.stockLevels.change('MUG', { kind: 'counted', count: 0 }, BY_HAND);
    await services.stockLevels.change('MUG', { kind: 'counted', count: 9 }, BY_HAND);
    await runJobs();
    expect(await notified(sian)).toMatchObject([
      {
        text: 'Botanical wreath mug and 1 more from your wish list are back in stock.',
        link: '/account/wishlist',
      },
    ]);
  });

  test('is not sent if there was stock all along, or if it has sold out again', async () => {
    const sian = await shop.signedIn();
    await add(sian, id('SLT-WREATH'));
    await services.stockLevels.change('SLT', { kind: 'counted', count: 12 }, BY_HAND);
    await services.stockLevels.change('SLT', { kind: 'counted', count: 0 }, BY_HAND);
    await services.stockLevels.change('SLT', { kind: 'counted', count: 3 }, BY_HAND);
    await services.stockLevels.change('SLT', { kind: 'counted', count: 0 }, BY_HAND);
    await runJobs();
    expect(await notified(sian)).toEqual([]);
  });

  test('is sent if an order that held the last ones was never paid', async () => {
    const sian = await shop.signedIn();
    await services.stockLevels.change('SLT', { kind: 'counted', count: 2 }, BY_HAND);
    await runJobs();
    await add(sian, id('SLT-WREATH'));
    const cartId = await fillCart(services.cart, id('SLT-WREATH'), 2);
    await call('guestCheckout', { params: { cartId, method: 'paypal' } });
    expect(await stockOf(database, 'SLT')).toBe(0);
    now = new Date(now.getTime() + 32 * 60_000);
    await services.sweep.releaseStock();
    expect(await stockOf(database, 'SLT')).toBe(2);
    await runJobs();
    expect(await services.wishlist.ids(sian.customerId)).toEqual([id('SLT-WREATH')]);
    const notes = await services.notifications.page(sian.customerId, { page: 1, numOfRecords: 20 });
    expect(notes.notifications).toMatchObject([{ kind: 'backInStock', link: '/p/wreath-slate' }]);
  });

  test('stock of an unknown blank cannot be counted', async () => {
    await expect(
      services.stockLevels.change('NOTHING', { kind: 'counted', count: 1 }, BY_HAND),
    ).rejects.toMatchObject({
      code: 'productNotFound',
    });
  });
});

/** More variants of the wreath mug. */
async function manyVariants(count: number) {
  const mug = await database
    .selectFrom('productVariant')
    .select(['productId', 'blankVariantId'])
    .where('id', '=', id('MUG-WREATH'))
    .executeTakeFirstOrThrow();
  const blank = await database
    .selectFrom('blankVariant')
    .selectAll()
    .where('id', '=', mug.blankVariantId)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, () => ({ variant: newId(), blank: newId() }));
  await database
    .insertInto('blankVariant')
    .values(
      copies.map((copy) => ({
        ...blank,
        id: copy.blank,
        sku: copy.blank,
        options: toJson(blank.options),
      })),
    )
    .execute();
  await database
    .insertInto('productVariant')
    .values(
      copies.map((copy, position) => ({
        id: copy.variant,
        productId: mug.productId,
        blankVariantId: copy.blank,
        position: position + 10,
        sku: copy.variant,
      })),
    )
    .execute();
  const ids = copies.map(({ variant }) => variant);
  await database
    .insertInto('price')
    .values(
      ids.map((productVariantId) => ({
        id: newId(),
        productVariantId,
        unitPricePence: 1249,
        kind: 'regular',
        actor: 'test',
        validFrom: new Date('2026-01-01T00:00:00Z'),
      })),
    )
    .execute();
  return ids;
}
