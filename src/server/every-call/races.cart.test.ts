/** Every pair of calls on one cart at the same time: the result is the same as of running them in sequence. */
import { describe, expect, test } from 'vitest';
import type { ShopErrorCode } from '../../domain/errors.ts';
import { testShop } from '../testing/test-app.ts';
import { race } from '../testing/race.ts';
import type { Winner } from '../testing/race.ts';
import { expectSound, stockInAll } from './testing/races.invariants.ts';
import { CART_CALLS, CART_CALL_NAMES } from './testing/races.carts.ts';
import type { CartCall, CartCallName, Plain, Raced } from './testing/races.carts.ts';
import { raceGround } from './testing/races.stored-carts.ts';
import { orderOfLocks } from './testing/races.order-of-locks.ts';
import { pairsOf, refusalOfCall } from './testing/races.pairs.ts';

const locks = orderOfLocks();
const shop = await testShop({ plugin: locks.plugin });
const ground = await raceGround(shop);
const prices = {
  [ground.products.mug]: 1249,
  [ground.products.slate]: 799,
  [ground.products.shirt]: 1899,
};

const CLAIM: CartCallName = 'a claim by bearer';

describe('on one cart', { timeout: 600_000 }, () => {
  test.each(pairsOf(CART_CALL_NAMES))('%s and %s', async (one, other) => {
    const calls: Record<Winner, CartCall> = { first: CART_CALLS[one], second: CART_CALLS[other] };
    const isClaimed = one === CLAIM || other === CLAIM;
    const isCustomers =
      !isClaimed && [calls.first, calls.second].some(({ caller }) => caller === 'customer');
    const bearerOf = ({ caller }: CartCall) =>
      isCustomers || caller === 'customer' ? ground.customer : undefined;
    const stock = await stockInAll(shop.database);
    const cartIds: string[] = [];

    await race(async (round) => {
      // Close to the maximum quantity of a line, in every other round.
      const raced = await ground.cart(round % 2 ? 98 : 2, isCustomers ? ground.customer : null);
      const before = await ground.stored(raced.cartId);
      const ask = (who: Winner) => () =>
        locks.as(who, () => calls[who].ask(shop, raced, who, bearerOf(calls[who])));
      cartIds.push(raced.cartId);
      locks.forget();
      return {
        first: ask('first'),
        second: ask('second'),
        async judge(first, second) {
          const winner = locks.firstTo('cart');
          const book = { first: before, second: before };
          const refused: Partial<Record<Winner, ShopErrorCode | null>> = {};
          let cart: Plain = before;
          for (const who of [winner, winner === 'first' ? 'second' : 'first'] as const) {
            const { refusal, after } = byTheBook(
              cart,
              calls[who],
              raced,
              who,
              bearerOf(calls[who]),
            );
            refused[who] = refusal;
            cart = after;
            book[who] = { ...before, ...after };
          }
          expect({
            first: refusalOfCall(calls.first.endpoint, first),
            second: refusalOfCall(calls.second.endpoint, second),
            cart: await ground.stored(raced.cartId),
          }).toEqual({ ...refused, cart: { ...cart, state: 'open' } });
          if (!refused.first) expectAnswer(first.json(), book.first);
          if (!refused.second) expectAnswer(second.json(), book.second);
          return winner;
        },
      };
    });
    await expectSound(shop.database, cartIds);
    expect(await stockInAll(shop.database)).toEqual(stock);
  });
});

/** Applies one call by the model: a refused one leaves the cart as it was, also unclaimed. */
function byTheBook(
  before: Plain,
  call: CartCall,
  raced: Raced,
  who: Winner,
  bearer: object | undefined,
): { refusal: ShopErrorCode | null; after: Plain } {
  if (before.isOwned && !bearer) return { refusal: 'cartNotFound', after: before };
  const after = structuredClone(before);
  if (bearer && !after.isOwned) {
    after.isOwned = true;
    after.version += 1;
  }
  const refusal = call.does(after, raced, who);
  return { refusal, after: refusal ? before : after };
}

interface Answered {
  data: {
    version?: number;
    items?: { productId: string; quantity: number; linePence: number }[];
    itemsTotal?: number;
    total: number;
  };
}

/** The response is the cart, or the order, directly after the call. */
function expectAnswer({ data }: Answered, book: Plain): void {
  const lines = data.items ? book.lines : (book.order?.lines ?? {});
  const itemsTotal = Object.entries(lines).reduce(
    (sum, [productId, quantity]) => sum + quantity * prices[productId]!,
    0,
  );
  if (!data.items) return expect(data.total).toBe(itemsTotal + 499);
  expect(data).toMatchObject({ version: book.version, itemsTotal });
  expect(
    Object.fromEntries(data.items.map(({ productId, quantity }) => [productId, quantity])),
  ).toEqual(lines);
  expect(data.items.reduce((sum, { linePence }) => sum + linePence, 0)).toBe(itemsTotal);
}
