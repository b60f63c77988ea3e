/**
 * Every call on a cart during payment of its order: what is bought leaves the cart once, and later
 * additions stay.
 */
import { describe, expect, test } from 'vitest';
import { race } from '../testing/race.ts';
import { expectSound, stockInAll } from './testing/races.invariants.ts';
import { CART_CALLS, CART_CALL_NAMES } from './testing/races.carts.ts';
import type { CartCall } from './testing/races.carts.ts';
import { SETTLING, roundsOf } from './testing/races.orders.ts';
import type { OrderCall, SettlingName } from './testing/races.orders.ts';
import { isRefusal, refusalCode, refusalOfCall } from './testing/races.pairs.ts';
import { QUANTITY, payingGround } from './testing/races.paying.ts';

const CLAIM = 'a claim by bearer';
const ground = await payingGround();
const { shop, locks } = ground;
const { database } = shop;

// Only a customer's order is captured by its id, and then there is nothing to claim. Checkout is
// raced with the order.
const pairs = CART_CALL_NAMES.flatMap((name) =>
  name === 'checkout' || name === 'guestCheckout'
    ? []
    : (Object.keys(SETTLING) as SettlingName[])
        .filter((settling) => name !== CLAIM || settling !== 'gatewayCapture')
        .map((settling) => [name, settling] as const),
);

describe('on a cart that is being paid', { timeout: 600_000 }, () => {
  test.each(pairs)('%s and %s', async (name, settling) => {
    const call: CartCall = CART_CALLS[name];
    const payment: OrderCall = SETTLING[settling];
    const owner = name === CLAIM ? null : ground.customer;
    const stock = await stockInAll(database);
    const cartIds: string[] = [];

    await race(async () => {
      const order = await ground.order('approved', owner);
      cartIds.push(order.cartId);
      const before = await ground.stored(order.cartId);
      locks.forget();
      return {
        first: () => locks.as('first', () => call.ask(shop, order, 'first', ground.customer)),
        second: () => locks.as('second', () => payment.ask(ground, order)),
        async judge(edit, paid) {
          expect(refusalCode(paid, payment.refusals)).toBeNull();
          const code = refusalOfCall(call.endpoint, edit);
          const stored = await ground.stored(order.cartId);
          expect(ground.takings(order.token)).toBe(1);
          if (name === CLAIM) {
            const { customerId } = await shop.services.orders.byId(order.id);
            expect([stored.state, customerId !== null]).toEqual(['ordered', stored.isOwned]);
            return stored.isOwned ? 'first' : 'second';
          }
          if (isRefusal(edit)) {
            expect(['paymentInProgress', 'cartNotFound']).toContain(code);
            expect(stored).toEqual({ ...before, state: 'ordered' });
            return 'second';
          }
          const book = structuredClone(before);
          expect(call.does(book, order, 'first')).toBeNull();
          expect(stored).toMatchObject({ town: book.town, comment: book.comment });
          const { mug } = order.products;
          const left = (book.lines[mug] ?? 0) - QUANTITY;
          const { [mug]: _, ...others } = book.lines;
          const lines = left > 0 ? { ...others, [mug]: left } : others;
          // With nothing left the cart is ordered, and its lines are unchanged.
          const isOver = Object.keys(lines).length === 0;
          expect([stored.state, stored.lines]).toEqual(
            isOver ? ['ordered', book.lines] : ['open', lines],
          );
          return 'first';
        },
      };
    }, roundsOf(settling));
    await expectSound(database, cartIds);
    expect(await stockInAll(database)).toEqual(stock);
  });
});
