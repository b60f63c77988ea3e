/** Removes personal data from orders in the database; amounts and invoices do not change. */
import { sql } from 'kysely';
import type { Address } from '../../../../domain/delivery/address.ts';
import { EMPTY_ADDRESS } from '../../../../domain/delivery/empty-address.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { toJson } from '../../../database/json.ts';
import type { Order } from '../orders.store.ts';
import { bound } from '../../../bound.ts';

export interface Owner {
  /** Null for a guest. */
  customerId: string | null;
  email: string;
}

const NOBODY = toJson<Address>(EMPTY_ADDRESS);
/** Empties the shopper's texts in a design but keeps their layers. */
const WORDLESS = sql`jsonb_set(document, '{layers}', (
  SELECT coalesce(jsonb_agg(CASE WHEN layer ->> 'type' = 'text' THEN layer || '{"text": ""}' ELSE layer END ORDER BY place), '[]')
  FROM jsonb_array_elements(document -> 'layers') WITH ORDINALITY AS layers (layer, place)))`;
const QUOTED_WORDS = '“.*”';

export function orderErasureStore(database: Database) {
  return {
    ...bound(database, { forgetInvoiced }),
    lockAll: lockOrdersOf,
    lockOld: lockOldOrders,
    isRefunding,
    forgetPeople,
    erasePersonalisations,
    forgetProofs,
    forgetMachineFiles,
    unnamed: unnamedFiles,
    forgetTracking,
    forgetReminders,
  };
}

/** Locks the customer's orders, if it is one, and guest orders under the same address, in id order. */
export async function lockOrdersOf(
  transaction: Transaction,
  { customerId, email }: Owner,
): Promise<Order[]> {
  return transaction
    .selectFrom('customerOrder')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(customerId ? [eb('customerId', '=', customerId)] : []),
        eb.and([
          eb('customerId', 'is', null),
          eb('id', 'in', eb.selectFrom('orderPerson').select('orderId').where('email', '=', email)),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks a number of orders placed and last invoiced before a date, without refunds in progress. Returns ids. */
export async function lockOldOrders(
  transaction: Transaction,
  before: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
        SELECT id FROM customer_order WHERE placed_at < ${before}
          AND EXISTS (SELECT FROM order_person WHERE order_id = customer_order.id AND erased_at IS NULL)
          AND NOT EXISTS (SELECT FROM invoice WHERE order_id = customer_order.id AND issued_at >= ${before})
          AND NOT EXISTS (SELECT FROM refund JOIN capture ON capture.id = refund.capture_id
            JOIN payment_attempt ON payment_attempt.id = capture.attempt_id
            WHERE payment_attempt.order_id = customer_order.id AND refund.state IN ('reserved', 'pending'))
        ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Whether a refund is in progress. */
export async function isRefunding(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('refund')
      .innerJoin('capture', 'capture.id', 'refund.captureId')
      .innerJoin('paymentAttempt', 'paymentAttempt.id', 'capture.attemptId')
      .select('refund.id')
      .where('paymentAttempt.orderId', 'in', orderIds)
      .where('refund.state', 'in', ['reserved', 'pending'])
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Names on invoices stay for the legal retention period. */
export async function forgetPeople(
  transaction: Transaction,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('orderPerson')
    .set({
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      mobile: '',
      comment: '',
      shippingAddress: NOBODY,
      paymentAddress: sql`CASE
        WHEN EXISTS (SELECT FROM invoice WHERE invoice.order_id = order_person.order_id) THEN payment_address
        ELSE ${NOBODY}::jsonb END`,
      erasedAt: now,
    })
    .where('orderId', 'in', orderIds)
    .execute();
}

export async function erasePersonalisations(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('orderLine')
    .set({
      personalisation: null,
      words: toJson([]),
      warnings: null,
      document: sql`${WORDLESS}`,
      designHash: '',
    })
    .where('orderId', 'in', orderIds)
    .execute();
}

export async function forgetProofs(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('orderProof')
    .using('orderLine')
    .whereRef('orderLine.id', '=', 'orderProof.orderLineId')
    .where('orderLine.orderId', 'in', orderIds)
    .execute();
}

/** Returns the media keys of the files. */
/** Also the sheets and papers of batches with a piece of these orders. Returns the keys. */
export async function forgetMachineFiles(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<string[]> {
  const ofBatches = await transaction
    .deleteFrom('batchFile')
    .where('batchId', 'in', (eb) =>
      eb
        .selectFrom('batchPiece')
        .innerJoin('piece', 'piece.id', 'batchPiece.pieceId')
        .innerJoin('orderLine', 'orderLine.id', 'piece.orderLineId')
        .select('batchPiece.batchId')
        .where('orderLine.orderId', 'in', orderIds),
    )
    .returning('mediaKey')
    .execute();
  const ofLines = await transaction
    .deleteFrom('machineFile')
    .using('orderLine')
    .whereRef('orderLine.id', '=', 'machineFile.orderLineId')
    .where('orderLine.orderId', 'in', orderIds)
    .returning('mediaKey')
    .execute();
  return [...ofBatches, ...ofLines].map(({ mediaKey }) => mediaKey);
}

/** The keys that no line and no batch refers to; files made again from the same design have the same key. */
export async function unnamedFiles(
  transaction: Transaction,
  mediaKeys: readonly string[],
): Promise<readonly string[]> {
  if (mediaKeys.length === 0) return [];
  const rows = await transaction
    .selectFrom('machineFile')
    .select('mediaKey')
    .where('mediaKey', 'in', mediaKeys)
    .union(
      transaction.selectFrom('batchFile').select('mediaKey').where('mediaKey', 'in', mediaKeys),
    )
    .execute();
  const named = new Set(rows.map(({ mediaKey }) => mediaKey));
  return mediaKeys.filter((key) => !named.has(key));
}

/** They go to the address of the order, and name its buyer's occasions. */
export async function forgetReminders(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('reminder').where('orderId', 'in', orderIds).execute();
}

/** A tracking number leads to the address on the carrier's site; notes and reasons may name people. */
export async function forgetTracking(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('shipment')
    .set({ tracking: null })
    .where('orderId', 'in', orderIds)
    .execute();
  await transaction.deleteFrom('handover').where('orderId', 'in', orderIds).execute();
  await transaction
    .updateTable('orderHistory')
    .set({ detail: sql`detail - 'tracking' - 'text' - 'reason'` })
    .where('orderId', 'in', orderIds)
    .where('event', 'in', ['dispatch', 'note', 'hold', 'release'])
    .execute();
  await sql`
    UPDATE piece_event SET reason = NULL FROM piece, order_line WHERE reason IS NOT NULL
      AND piece.id = piece_id AND order_line.id = order_line_id AND order_id = ANY (${[...orderIds]})`.execute(
    transaction,
  );
  await sql`
    UPDATE scan SET message = 'The order of this piece is erased.' FROM piece, order_line WHERE message IS NOT NULL
      AND piece.id = piece_id AND order_line.id = order_line_id AND order_id = ANY (${[...orderIds]})`.execute(
    transaction,
  );
}

/** Erases names, addresses and texts from the old invoices of erased customers. */
export async function forgetInvoiced(database: Database, before: Date): Promise<void> {
  await sql`
        WITH done AS (
          UPDATE order_person SET payment_address = ${NOBODY}::jsonb
          WHERE erased_at IS NOT NULL AND payment_address <> ${NOBODY}::jsonb
            AND NOT EXISTS (SELECT FROM invoice WHERE invoice.order_id = order_person.order_id AND issued_at >= ${before})
          RETURNING order_id)
        UPDATE invoice SET document = jsonb_set(document, '{lines}', (
          SELECT coalesce(jsonb_agg(line || jsonb_build_object('description',
            regexp_replace(line ->> 'description', ${QUOTED_WORDS}, '“…”')) ORDER BY place), '[]')
          FROM jsonb_array_elements(document -> 'lines') WITH ORDINALITY AS lines (line, place)))
        FROM done WHERE invoice.order_id = done.order_id`.execute(database);
}
