/** Every pair of calls and steps on one order at the same time: paid once, refunded once, and in one state. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { race } from '../testing/race.ts';
import type { Winner } from '../testing/race.ts';
import { expectSound, stockInAll } from './testing/races.invariants.ts';
import {
  ORDER_CALLS,
  ORDER_CALL_NAMES,
  STAGES,
  isSettling,
  roundsOf,
} from './testing/races.orders.ts';
import type { OrderCall, OrderCallName, PlainOrder } from './testing/races.orders.ts';
import { isRefusal, pairsOf, refusalCode } from './testing/races.pairs.ts';
import { payingGround } from './testing/races.paying.ts';

const ground = await payingGround();
const { database } = ground.shop;

describe('on one order', { timeout: 600_000 }, () => {
  test.each(pairsOf(ORDER_CALL_NAMES))('%s and %s', async (one, other) => {
    const names: Record<Winner, OrderCallName> = { first: one, second: other };
    const calls: Record<Winner, OrderCall> = {
      first: ORDER_CALLS[one],
      second: ORDER_CALLS[other],
    };
    const stage = STAGES.find((each) => [calls.first.stage, calls.second.stage].includes(each))!;
    const stock = await stockInAll(database);
    const cartIds: string[] = [];

    await race(
      async () => {
        const order = await ground.order(stage, ground.customer);
        cartIds.push(order.cartId);
        if ([one, other].includes('checkout of the changed cart')) await change(order.cartId);
        const before = await storedOf(order.id);
        const ask = (who: Winner) => () =>
          ground.locks.as(who, () => calls[who].ask(ground, order));
        ground.locks.forget();
        return {
          first: ask('first'),
          second: ask('second'),
          async judge(first, second) {
            const answers = { first, second };
            const winner = ground.locks.firstTo('customerOrder');
            const loser = winner === 'first' ? 'second' : 'first';
            const book = { ...before };
            for (const who of [winner, loser] as const) {
              const { does, refusals } = calls[who];
              const code = refusalCode(answers[who], refusals);
              // While a capture is in progress, other steps are refused.
              const isBlocked =
                who === loser &&
                isSettling(names[winner]) &&
                (code === 'paymentInProgress' || code === 'stepNotAllowed');
              if (isBlocked) continue;
              const effect = does(book);
              if (effect !== 'either')
                expect([names[who], isRefusal(answers[who])]).toEqual([
                  names[who],
                  effect === 'refused',
                ]);
            }
            expect(await storedOf(order.id)).toEqual(book);
            expect(ground.takings(order.token)).toBe(book.isCaptured ? 1 : 0);
            return winner;
          },
        };
      },
      isSettling(one) && isSettling(other) ? undefined : (roundsOf(one) ?? roundsOf(other)),
    );
    await expectSound(database, cartIds);
    expect(await stockInAll(database)).toEqual(stock);
  });
});

async function change(cartId: string): Promise<void> {
  await database
    .updateTable('cart')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', cartId)
    .execute();
}

async function storedOf(orderId: string): Promise<PlainOrder> {
  const { rows } = await sql<PlainOrder>`
    SELECT state, money.taken > 0 AS "isCaptured", money.taken > 0 AND money.taken = money.refunded AS "isRefunded",
      EXISTS (SELECT FROM customer_order later WHERE later.cart_id = raced.cart_id AND later.id > raced.id) AS "isReplaced",
      (SELECT count(*) FROM shipment WHERE order_id = raced.id) AS parcels
    FROM customer_order raced, LATERAL (SELECT coalesce(sum(capture.amount_pence), 0) AS taken,
      coalesce(sum(refunded_pence), 0) AS refunded FROM capture JOIN payment_attempt ON payment_attempt.id = attempt_id
      WHERE order_id = raced.id) AS money
    WHERE raced.id = ${orderId}`.execute(database);
  return rows[0]!;
}
