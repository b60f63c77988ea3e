/**
 * Copies an order with everything that belongs to it in one statement, so that each round of a race
 * has a separate one.
 */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

export interface Fresh {
  orderId: string;
  key: string;
  reference: string;
  cartId: string;
  attemptId: string;
  /** The provider's ids of the order and, once paid, of its capture. */
  token: string;
  captureId: string;
  requestId: string;
}

/** Takes the stock it holds or has used, and gives an invoice the next number. */
export async function copyOrder(database: Database, model: string, fresh: Fresh): Promise<void> {
  const { orderId, key, reference, cartId, attemptId, token, captureId, requestId } = fresh;
  const order = JSON.stringify({ id: orderId, key, reference, cart_id: cartId });
  const attempt = JSON.stringify({
    id: attemptId,
    order_id: orderId,
    request_id: requestId,
    ...(token && { provider_order_id: token }),
  });
  const part = sql`jsonb_build_object('id', gen_random_uuid(), 'order_id', ${orderId}::text, 'attempt_id', ${attemptId}::text)`;
  const copied = (table: string, changes = part) => sql`
    INSERT INTO ${sql.table(table)} SELECT copy.* FROM ${sql.table(table)} old, LATERAL jsonb_populate_record(old, ${changes}) copy
    WHERE old.order_id = ${model}`;
  await sql`WITH
    placed AS (INSERT INTO customer_order SELECT copy.* FROM customer_order old,
      LATERAL jsonb_populate_record(old, ${order}::jsonb) copy WHERE old.id = ${model}),
    person AS (${copied('order_person')}),
    lines AS (${copied('order_line')} RETURNING id, position),
    sold AS (INSERT INTO sold_line (order_line_id, order_id, paid_at, product_variant_id, quantity, total_pence)
      SELECT lines.id, ${orderId}::uuid, old.paid_at, old.product_variant_id, old.quantity, old.total_pence
      FROM sold_line old JOIN order_line model ON model.id = order_line_id JOIN lines ON lines.position = model.position
      WHERE old.order_id = ${model}),
    pieces AS (INSERT INTO piece (id, order_line_id, copy, state, changed_at)
      SELECT gen_random_uuid(), lines.id, piece.copy, piece.state, changed_at FROM piece
      JOIN order_line model ON model.id = order_line_id JOIN lines ON lines.position = model.position
      WHERE model.order_id = ${model}),
    adjustments AS (${copied('order_adjustment')}),
    history AS (${copied('order_history')}),
    attempts AS (${copied('payment_attempt', sql`${attempt}::jsonb`)}),
    entries AS (${copied('ledger_entry')}),
    captures AS (INSERT INTO capture SELECT copy.* FROM capture old JOIN payment_attempt paid ON paid.id = old.attempt_id,
      LATERAL jsonb_populate_record(old, ${part} || jsonb_build_object('provider_capture_id', ${captureId}::text)) copy
      WHERE paid.order_id = ${model}),
    counted AS (UPDATE invoice_counter SET last_number = last_number + 1
      WHERE kind = 'invoice' AND EXISTS (SELECT FROM invoice WHERE order_id = ${model}) RETURNING last_number),
    invoices AS (INSERT INTO invoice SELECT copy.* FROM counted, invoice old,
      LATERAL jsonb_populate_record(old, ${part} || jsonb_build_object('number', counted.last_number)) copy
      WHERE old.order_id = ${model}),
    holds AS (${copied('stock_hold')} RETURNING blank_variant_id, quantity)
    UPDATE blank_variant SET stock = stock - (SELECT quantity FROM stock_hold WHERE order_id = ${model} AND blank_variant_id = blank_variant.id)
    WHERE id IN (SELECT blank_variant_id FROM stock_hold WHERE order_id = ${model} AND state <> 'released')`.execute(
    database,
  );
}
