/** Checkout beside every call that changes the cart or the order: one order to pay, made of the cart as it then stood. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { testShop } from '../../app.testing.ts';
import { race } from '../../races.testing.ts';
import { SHOPPER_ADDRESS } from './checkout.testing.ts';

const shop = await testShop();
await shop.open();
const { database } = shop;
const customer = await shop.signedIn();
const STOCK = 1_000_000;
await database.updateTable('blankVariant').set({ stock: STOCK }).execute();

const { Method: _, ...PLACE } = SHOPPER_ADDRESS;
const DETAILS = {
  firstName: 'Siân',
  lastName: 'Price',
  email: 'sian@example.org',
  personalisedAccepted: true,
};
const adding = (name: string) => ({
  productId: shop.productIds['MUG-WREATH']!,
  quantity: 1,
  personalisation: { v: 1 as const, fields: { name } },
});
const saved = await shop.call('addressNew', { body: PLACE }, customer);
const start = await filled();

/** The customer's cart, ready to be checked out. */
async function filled() {
  const params = { cartId: 'new' };
  await shop.call('cartAdd', { params, body: adding('Siân') }, customer);
  const to = { cartId: 'new', type: 'shipping' as const };
  await shop.call('cartAddress', { params: to, body: { addressId: saved.id } }, customer);
  return shop.call('cartDetails', { params, body: DETAILS }, customer);
}

const cartId = start.id;
const edits = {
  cartAdd: () => shop.ask('cartAdd', { params: { cartId }, body: adding('Mair') }, customer),
  cartItemUpdate: (itemId: string, round: number) =>
    shop.ask(
      'cartItemUpdate',
      { params: { cartId, itemId }, body: { quantity: 1 + (round % 9) } },
      customer,
    ),
  cartItemDelete: (itemId: string) =>
    shop.ask('cartItemDelete', { params: { cartId, itemId } }, customer),
  cartAddress: () =>
    shop.ask(
      'cartAddress',
      { params: { cartId, type: 'shipping' }, body: { addressId: saved.id } },
      customer,
    ),
  cartAddressGuest: () =>
    shop.ask('cartAddressGuest', { params: { cartId, type: 'payment' }, body: PLACE }, customer),
  cartDetails: () => shop.ask('cartDetails', { params: { cartId }, body: DETAILS }, customer),
};
const checkouts = {
  checkout: () => shop.ask('checkout', { params: { cartId, method: 'paypal' } }, customer),
  guestCheckout: () =>
    shop.ask('guestCheckout', { params: { cartId, method: 'paypal' } }, customer),
};
type EditName = keyof typeof edits;
type CheckoutName = keyof typeof checkouts;
const editNames = Object.keys(edits) as EditName[];
const checkoutNames = Object.keys(checkouts) as CheckoutName[];

const keyOf = (answer: LightMyRequestResponse) =>
  answer.json<{ data: { orderKey: string } }>().data.orderKey;

async function unpaid() {
  return database
    .selectFrom('customerOrder')
    .select(['key', 'cartVersion', 'customerId'])
    .where('cartId', '=', cartId)
    .where('state', '=', 'awaitingPayment')
    .execute();
}

describe('at the same time', { timeout: 240_000 }, () => {
  test.each(checkoutNames.flatMap((one) => editNames.map((other) => [one, other] as const)))(
    '%s and %s',
    (one, other) =>
      race(async (round) => {
        const before = await withTwoLines();
        const itemId = before.items[0]!.id;
        return {
          first: () => checkouts[one](),
          second: () => edits[other](itemId, round),
          async judge(placed, edited) {
            expect([placed.statusCode, edited.statusCode < 300]).toEqual([200, true]);
            const [order, ...more] = await unpaid();
            expect(more).toEqual([]);
            expect(order).toMatchObject({ key: keyOf(placed), customerId: customer.customerId });
            const { version } = edited.json<{ data: { version: number } }>().data;
            expect([version - 1, version]).toContain(order!.cartVersion);
            return order!.cartVersion < version ? 'first' : 'second';
          },
        };
      }),
  );

  test.each([
    ['checkout', 'checkout'],
    ['checkout', 'guestCheckout'],
    ['guestCheckout', 'guestCheckout'],
  ] as const)('%s and %s', (one, other) =>
    race(async () => {
      const { version } = await withTwoLines();
      await edits.cartDetails();
      return {
        first: () => checkouts[one](),
        second: () => checkouts[other](),
        async judge(first, second) {
          expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
          expect(keyOf(first)).toBe(keyOf(second));
          expect(await unpaid()).toMatchObject([{ key: keyOf(first), cartVersion: version + 1 }]);
          return null;
        },
      };
    }),
  );

  test('checkout and orderCancel', () =>
    race(async () => {
      await edits.cartDetails();
      const placed = await checkouts.checkout();
      const { id } = placed.json<{ data: { id: string } }>().data;
      return {
        first: () => checkouts.checkout(),
        second: () => shop.ask('orderCancel', { params: { id } }, customer),
        async judge(again, cancelled) {
          expect([again.statusCode, cancelled.statusCode]).toEqual([200, 200]);
          const isNew = keyOf(again) !== keyOf(placed);
          expect((await unpaid()).map(({ key }) => key)).toEqual(isNew ? [keyOf(again)] : []);
          return isNew ? 'second' : 'first';
        },
      };
    }));

  test('gatewayNew and checkout of the changed cart', () =>
    race(async () => {
      const placed = await checkouts.checkout();
      const { id } = placed.json<{ data: { id: string } }>().data;
      await edits.cartDetails();
      return {
        first: () => shop.ask('gatewayNew', { params: { id } }, customer),
        second: () => checkouts.checkout(),
        async judge(approval, again) {
          expect([200, 409]).toContain(approval.statusCode);
          expect(again.statusCode).toBe(200);
          expect((await unpaid()).map(({ key }) => key)).toEqual([keyOf(again)]);
          return approval.statusCode === 200 ? 'first' : 'second';
        },
      };
    }));
});

test('and afterwards lines, stock and attempts add up', async () => {
  const { rows } = await sql<Record<string, number>>`
    SELECT
      (SELECT count(*) FROM customer_order JOIN LATERAL (
        SELECT sum(line_total_pence) AS lines FROM order_line WHERE order_id = customer_order.id) AS sums ON true
        WHERE lines IS DISTINCT FROM items_total_pence) AS "wrongTotals",
      (SELECT count(*) FROM (SELECT FROM payment_attempt WHERE state IN ('created', 'approved', 'capturing', 'pending')
        GROUP BY order_id HAVING count(*) > 1) AS twice) AS "secondAttempts",
      (SELECT count(*) FROM blank_variant WHERE stock + (SELECT coalesce(sum(quantity), 0) FROM stock_hold
        WHERE blank_variant_id = blank_variant.id AND state IN ('held', 'taken')) <> ${STOCK}) AS "wrongStock"`.execute(
    database,
  );
  expect(rows[0]).toEqual({ wrongTotals: 0, secondAttempts: 0, wrongStock: 0 });
});

/** One line may have gone in the round before, the other be full. */
async function withTwoLines() {
  const cart = await shop.call('cart', { params: { cartId } }, customer);
  const full = cart.items.find(({ quantity }) => quantity > 90);
  if (full)
    await shop.call(
      'cartItemUpdate',
      { params: { cartId, itemId: full.id }, body: { quantity: 1 } },
      customer,
    );
  if (cart.items.length < 2)
    for (const name of ['Siân', 'Mair'])
      await shop.call('cartAdd', { params: { cartId }, body: adding(name) }, customer);
  return shop.call('cart', { params: { cartId } }, customer);
}
