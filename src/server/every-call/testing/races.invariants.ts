/** Invariants of carts, orders, stock and money after any race, read by SQL alone. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../database/connection/connection.ts';
import { checkConsistency } from '../../features/orders/pieces/check-consistency.store.ts';

/** For these carts and their orders. Every figure counts errors. */
export async function expectSound(database: Database, cartIds: readonly string[]): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    WITH placed AS (SELECT * FROM customer_order WHERE cart_id = ANY(${cartIds})),
      attempts AS (SELECT * FROM payment_attempt WHERE order_id IN (SELECT id FROM placed)),
      taken AS (SELECT capture.*, attempts.order_id FROM capture JOIN attempts ON attempts.id = attempt_id
        WHERE capture.state IN ('completed', 'partiallyRefunded', 'refunded')),
      sold AS (SELECT *, state NOT IN ('awaitingPayment', 'cancelled') AS is_sold FROM placed)
    SELECT
      (SELECT count(*) FROM cart_item WHERE cart_id = ANY(${cartIds}) AND quantity NOT BETWEEN 1 AND 99) AS "quantities",
      (SELECT count(*) FROM (SELECT FROM cart_item WHERE cart_id = ANY(${cartIds})
        GROUP BY cart_id, product_variant_id, personalisation_hash HAVING count(*) > 1) AS equal) AS "linesTwice",
      (SELECT count(*) FROM (SELECT FROM placed WHERE state = 'awaitingPayment'
        GROUP BY cart_id HAVING count(*) > 1) AS two) AS "secondUnpaidOrders",
      (SELECT count(*) FROM (SELECT FROM placed WHERE state <> 'cancelled'
        GROUP BY cart_id HAVING count(*) > 1) AS two) AS "secondLiveOrders",
      (SELECT count(*) FROM placed WHERE items_total_pence <>
        (SELECT sum(line_total_pence) FROM order_line WHERE order_id = placed.id)) AS "itemsTotals",
      (SELECT count(*) FROM placed WHERE total_pence <> items_total_pence +
        (SELECT sum(amount_pence) FROM order_adjustment WHERE order_id = placed.id)) AS "totals",
      (SELECT count(*) FROM (SELECT FROM attempts WHERE state IN ('created', 'approved', 'capturing', 'pending')
        GROUP BY order_id HAVING count(*) > 1) AS two) AS "secondAttempts",
      (SELECT count(*) FROM (SELECT FROM taken GROUP BY order_id HAVING count(*) > 1) AS two) AS "secondSettlements",
      (SELECT count(*) FROM sold WHERE is_sold AND total_pence <>
        (SELECT coalesce(sum(amount_pence), 0) FROM taken WHERE order_id = sold.id)) AS "soldUnpaid",
      (SELECT count(*) FROM sold WHERE is_sold <> (paid_at IS NOT NULL) AND state <> 'cancelled') AS "paidAt",
      (SELECT count(*) FROM sold WHERE state = 'cancelled' AND EXISTS (SELECT FROM taken
        WHERE order_id = sold.id AND amount_pence <> refunded_pence)) AS "keptOfCancelled",
      (SELECT count(*) FROM taken WHERE refunded_pence <> (SELECT coalesce(sum(amount_pence), 0) FROM refund
        WHERE capture_id = taken.id AND state NOT IN ('failed', 'cancelled'))) AS "refunds",
      (SELECT count(*) FROM placed WHERE (SELECT coalesce(sum(amount_pence), 0) FROM ledger_entry WHERE order_id = placed.id)
        <> (SELECT coalesce(sum(amount_pence - refunded_pence), 0) FROM taken WHERE order_id = placed.id)) AS "ledger",
      (SELECT count(*) FROM attempts WHERE (state = 'captured') <> EXISTS (SELECT FROM taken WHERE attempt_id = attempts.id)) AS "attempts",
      (SELECT count(*) FROM sold WHERE (paid_at IS NOT NULL)::int <>
        (SELECT count(*) FROM invoice WHERE order_id = sold.id AND kind = 'invoice')) AS "invoices",
      (SELECT count(*) FROM sold JOIN stock_hold hold ON hold.order_id = sold.id WHERE hold.state <> ALL (
        CASE WHEN is_sold THEN ARRAY['taken'] WHEN sold.state = 'cancelled' THEN ARRAY['released'] ELSE ARRAY['held', 'released'] END
      )) AS "holds",
      (SELECT count(*) FROM placed WHERE (SELECT coalesce(sum(quantity), 0) FROM order_line WHERE order_id = placed.id)
        <> (SELECT coalesce(sum(quantity), 0) FROM stock_hold WHERE order_id = placed.id)) AS "heldQuantities",
      (SELECT count(*) FROM (SELECT FROM order_history WHERE order_id IN (SELECT id FROM placed) AND from_state IS DISTINCT FROM to_state
        GROUP BY order_id, event HAVING count(*) > 1) AS twice) AS "stepsTwice",
      (SELECT count(*) FROM placed WHERE state <> (SELECT to_state FROM order_history WHERE order_id = placed.id
        AND from_state IS DISTINCT FROM to_state ORDER BY at DESC, id DESC LIMIT 1)) AS "lastSteps"`.execute(
    database,
  );
  const wrong = Object.entries(rows[0]!).filter(([, count]) => count !== 0);
  if (wrong.length > 0) expect(Object.fromEntries(wrong)).toEqual({});
  expect(await checkConsistency(database)).toEqual([]);
}

/** The total of each blank: in stock, held, and used for valid orders. Races only move it between these. */
export async function stockInAll(database: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ sku: string; pieces: number }>`
    SELECT sku, stock + (SELECT coalesce(sum(quantity), 0) FROM stock_hold
      WHERE blank_variant_id = blank_variant.id AND state IN ('held', 'taken')) AS pieces
    FROM blank_variant ORDER BY sku`.execute(database);
  return Object.fromEntries(rows.map(({ sku, pieces }) => [sku, pieces]));
}
