/** The last piece in stock, ordered, released and counted at the same time: sold once, and never below zero. */
import { afterEach, describe, expect, test } from 'vitest';
import { race } from '../testing/race.ts';
import type { Answer } from '../testing/race.ts';
import { expectSound } from './testing/races.invariants.ts';
import { asAnswer, refusalOfCall } from './testing/races.pairs.ts';
import { QUANTITY, payingGround } from './testing/races.paying.ts';
import type { RacedOrder, Stage } from './testing/races.paying.ts';
import { BY_HAND, setStock } from '../testing/features/stock.ts';

const ground = await payingGround();
const { shop, locks, customer } = ground;
const { database, services } = shop;
let cartIds: string[] = [];
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

const onShelf = async () =>
  (
    await database
      .selectFrom('blankVariant')
      .select('stock')
      .where('sku', '=', 'MUG')
      .executeTakeFirstOrThrow()
  ).stock;
const shelve = (stock: number) => setStock(database, stock, 'MUG');
const checkOut = (cartId: string) =>
  shop.ask('guestCheckout', { params: { cartId, method: 'paypal' } });
const refused = (answer: Answer) => refusalOfCall('guestCheckout', answer) === 'outOfStock';

function raced(cartId: string): string {
  cartIds.push(cartId);
  return cartId;
}

afterEach(async () => {
  await expectSound(database, cartIds);
  cartIds = [];
});

/** Orders the last piece, or finds none, in a cart of one. */
const wanting = async () => raced((await ground.cart(1, null)).cartId);

/** An order that has its stock, with none left on the shelf after it. */
async function holding(stage: Stage): Promise<RacedOrder> {
  await shelve(1000);
  const order = await ground.order(stage, customer);
  raced(order.cartId);
  await shelve(0);
  return order;
}

const overdue = (order: RacedOrder) =>
  database
    .updateTable('stockHold')
    .set({ expiresAt: LONG_AGO })
    .where('orderId', '=', order.id)
    .execute();

describe('the last piece in stock', { timeout: 600_000 }, () => {
  test('checkout and checkout: one gets it, the other is refused', () =>
    race(async () => {
      const [one, other] = [await wanting(), await wanting()];
      await shelve(1);
      return {
        first: () => checkOut(one),
        second: () => checkOut(other),
        async judge(first, second) {
          expect(refused(first)).toBe(!refused(second));
          expect(await onShelf()).toBe(0);
          return refused(second) ? 'first' : 'second';
        },
      };
    }));

  test.each([
    {
      name: 'orderCancel',
      stage: 'placed',
      free: ({ id }: RacedOrder) => shop.ask('orderCancel', { params: { id } }, customer),
    },
    {
      name: 'the release of an overdue hold',
      stage: 'placed',
      free: () => asAnswer(() => services.sweep.releaseStock()),
    },
  ] as const)('$name and checkout: it is sold if it was released first', ({ name, stage, free }) =>
    race<Answer>(async () => {
      const cartId = await wanting();
      const order = await holding(stage);
      if (name !== 'orderCancel') await overdue(order);
      return {
        first: () => free(order),
        second: () => checkOut(cartId),
        async judge(first, second) {
          expect(first.statusCode).toBe(200);
          expect(await onShelf()).toBe(refused(second) ? QUANTITY : QUANTITY - 1);
          return refused(second) ? 'second' : 'first';
        },
      };
    }),
  );

  test('the release of an overdue hold and gatewayNew: still held or held again', () =>
    race<Answer>(async () => {
      const order = await holding('placed');
      await overdue(order);
      locks.forget();
      return {
        first: () => locks.as('first', () => asAnswer(() => services.sweep.releaseStock())),
        second: () =>
          locks.as('second', () => shop.ask('gatewayNew', { params: { id: order.id } }, customer)),
        async judge(first, second) {
          expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
          expect(await onShelf()).toBe(0);
          return locks.firstTo('customerOrder');
        },
      };
    }));

  test('the release of an overdue hold twice: released once', () =>
    race<Answer>(async () => {
      const order = await holding('placed');
      await overdue(order);
      locks.forget();
      const release = () => asAnswer(() => services.sweep.releaseStock());
      return {
        first: () => locks.as('first', release),
        second: () => locks.as('second', release),
        async judge() {
          expect(await onShelf()).toBe(QUANTITY);
          return locks.firstTo('customerOrder');
        },
      };
    }));

  test('gatewayCapture after its hold has lapsed, and checkout: one gets it', () =>
    race<Answer>(async () => {
      const cartId = await wanting();
      const order = await holding('approved');
      await database
        .updateTable('stockHold')
        .set({ state: 'released' })
        .where('orderId', '=', order.id)
        .execute();
      await shelve(QUANTITY);
      return {
        first: () => shop.ask('gatewayCapture', { params: { id: order.id } }, customer),
        second: () => checkOut(cartId),
        async judge(first, second) {
          const isPaid = refusalOfCall('gatewayCapture', first) === null;
          // The losing order is abandoned, and nothing is captured for it.
          expect(refused(second)).toBe(isPaid);
          expect(ground.takings(order.token)).toBe(isPaid ? 1 : 0);
          expect(await onShelf()).toBe(isPaid ? 0 : QUANTITY - 1);
          return isPaid ? 'first' : 'second';
        },
      };
    }));

  test('a delivery and checkout: it comes before the sale or after, and both count', () =>
    race<Answer>(async () => {
      const cartId = await wanting();
      await shelve(1);
      let before = Number.NaN;
      return {
        first: () =>
          asAnswer(async () => {
            const change = { kind: 'delivered', count: 4 } as const;
            ({ before } = await services.stockLevels.change('MUG', change, BY_HAND));
          }),
        second: () => checkOut(cartId),
        async judge(first, second) {
          expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
          expect(await onShelf()).toBe(4);
          expect([0, 1]).toContain(before);
          return before === 1 ? 'first' : 'second';
        },
      };
    }));
});
