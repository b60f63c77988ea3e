/**
 * Saved data that changes while a call reads it: addresses set on carts, and back-in-stock
 * notifications of wishlist items.
 */
import { describe, expect, test } from 'vitest';
import { testShop } from '../testing/test-app.ts';
import { race } from '../testing/race.ts';
import type { Answer } from '../testing/race.ts';
import { addressIn } from './testing/races.carts.ts';
import { raceGround } from './testing/races.stored-carts.ts';
import { asAnswer, refusalOfCall } from './testing/races.pairs.ts';
import { orderOfLocks } from './testing/races.order-of-locks.ts';

const locks = orderOfLocks();
const shop = await testShop({ plugin: locks.plugin });
const ground = await raceGround(shop);
const { customer, products } = ground;
const { Method: _, ...leeds } = addressIn('first');
const { Method: __, ...york } = addressIn('second');

describe('a saved address', { timeout: 600_000 }, () => {
  const use = (cartId: string, addressId: string) =>
    shop.ask(
      'cartAddress',
      { params: { cartId, type: 'shipping' }, body: { addressId } },
      customer,
    );

  test('cartAddress and addressUpdate: the cart has the whole address, before or after the update', async () => {
    const { id } = await shop.call('addressNew', { body: leeds }, customer);
    await race(async () => {
      await shop.call('addressUpdate', { params: { id }, body: leeds }, customer);
      const { cartId } = await ground.cart(1, customer);
      return {
        first: () => use(cartId, id),
        second: () => shop.ask('addressUpdate', { params: { id }, body: york }, customer),
        async judge(first, second) {
          expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
          const { town } = await ground.stored(cartId);
          expect(['Leeds', 'York']).toContain(town);
          return town === 'Leeds' ? 'first' : 'second';
        },
      };
    });
  });

  test('cartAddress and addressDelete: the cart has the address, or a refusal that it does not exist', () =>
    race(async () => {
      const { id } = await shop.call('addressNew', { body: leeds }, customer);
      const { cartId } = await ground.cart(1, customer);
      return {
        first: () => use(cartId, id),
        second: () => shop.ask('addressDelete', { params: { id } }, customer),
        async judge(first, second) {
          expect(second.statusCode).toBe(200);
          const refusal = refusalOfCall('cartAddress', first);
          expect([null, 'addressNotFound']).toContain(refusal);
          const { town, version } = await ground.stored(cartId);
          expect([town, version]).toEqual(refusal ? ['Ludlow', 1] : ['Leeds', 2]);
          return refusal ? 'second' : 'first';
        },
      };
    }));
});

describe('a wishlist item that is back in stock', { timeout: 600_000 }, () => {
  const change = (name: 'wishlistAdd' | 'wishlistRemove') =>
    shop.ask(name, { body: { productId: products.mug } }, customer);
  const notified = async () =>
    (
      await shop.database
        .selectFrom('notification')
        .select('kind')
        .where('customerId', '=', customer.customerId)
        .execute()
    ).map(({ kind }) => kind);

  async function blank(): Promise<string> {
    const { id } = await shop.database
      .selectFrom('blankVariant')
      .select('id')
      .where('sku', '=', 'MUG')
      .executeTakeFirstOrThrow();
    return id;
  }
  const forget = () =>
    shop.database
      .deleteFrom('notification')
      .where('customerId', '=', customer.customerId)
      .execute();
  const notify = (blankId: string): Promise<Answer> =>
    asAnswer(() => shop.services.wishlist.tellBackInStock(blankId));

  test.each(['wishlistAdd', 'wishlistRemove'] as const)(
    '%s and the notification job: sent if the item was on the wishlist at that moment',
    async (name) => {
      const id = await blank();
      await race<Answer>(async () => {
        await forget();
        await change(name === 'wishlistAdd' ? 'wishlistRemove' : 'wishlistAdd');
        return {
          first: () => change(name),
          second: () => notify(id),
          async judge(first, second) {
            expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
            const kinds = await notified();
            expect(kinds).toEqual(kinds.length > 0 ? ['backInStock'] : []);
            return kinds.length > 0 === (name === 'wishlistAdd') ? 'first' : 'second';
          },
        };
      });
    },
  );

  test('the notification job twice: sent once', async () => {
    const id = await blank();
    await change('wishlistAdd');
    await race<Answer>(async () => {
      await forget();
      locks.forget();
      return {
        first: () => locks.as('first', () => notify(id)),
        second: () => locks.as('second', () => notify(id)),
        async judge() {
          expect(await notified()).toEqual(['backInStock']);
          return locks.firstTo('notification');
        },
      };
    });
  });
});
