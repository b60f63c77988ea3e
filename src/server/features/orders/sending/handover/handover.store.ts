/** Handovers of parcels to the carrier's program. Every change names what it found, so that of two only one counts. */
import { sql } from 'kysely';
import type { HandoverTrouble } from '../../../../../domain/sending/handover.ts';
import type { SendingField } from '../../../../../domain/sending/sending-columns.ts';
import type { Database, Row, Transaction } from '../../../../database/connection/connection.ts';

/** The row of an order, outdated if another parcel has left since. */
export type Handover = Row<'handover'>;

/** How many parcels the order has with the one that is to leave next. */
const NEXT_PARCEL = sql`(SELECT count(*)::int + 1 FROM shipment WHERE shipment.order_id = customer_order.id)`;

/** Of the parcels that are to leave next. */
export async function currentHandovers(
  database: Database,
  orderIds: readonly string[],
): Promise<Handover[]> {
  return database
    .selectFrom('handover')
    .innerJoin('customerOrder', 'customerOrder.id', 'handover.orderId')
    .selectAll('handover')
    .where(sql<boolean>`handover.order_id = ANY(${[...orderIds]}::uuid[])`)
    .where('parcel', '=', sql<number>`${NEXT_PARCEL}`)
    .execute();
}

/** Begins handovers, and those that wait or have stopped again. Returns their orders. */
export async function beginHandovers(
  transaction: Transaction,
  orderIds: readonly string[],
  now: Date,
): Promise<string[]> {
  // What was sent of the same parcel may have arrived, so `sent_at` stays.
  const { rows } = await sql<{ orderId: string }>`
    INSERT INTO handover AS known (order_id, parcel, state, asked_at)
      SELECT id, ${NEXT_PARCEL}, 'waiting', ${now} FROM customer_order
      WHERE id = ANY(${[...orderIds]}::uuid[]) ORDER BY id
    ON CONFLICT (order_id) DO UPDATE SET parcel = excluded.parcel, state = 'waiting', asked_at = excluded.asked_at,
      tries = 0, sent_at = CASE WHEN known.parcel = excluded.parcel THEN known.sent_at END,
      carrier_id = NULL, tracking = NULL, trouble = NULL, fields = '{}', said = NULL
      WHERE known.state <> 'handedOver' OR known.parcel < excluded.parcel
    RETURNING order_id AS "orderId"`.execute(transaction);
  return rows.map(({ orderId }) => orderId);
}

export interface WaitingHandover extends Handover {
  /** Of the order. */
  reference: string;
}

export async function waitingHandover(
  database: Database,
  orderId: string,
): Promise<WaitingHandover | undefined> {
  return database
    .selectFrom('handover')
    .innerJoin('customerOrder', 'customerOrder.id', 'handover.orderId')
    .selectAll('handover')
    .select('reference')
    .where('handover.orderId', '=', orderId)
    .where('handover.state', '=', 'waiting')
    .executeTakeFirst();
}

/** Records that the order is about to be sent. False if another run has sent it since it was read. */
export async function claimSending(
  database: Database,
  { orderId, parcel, sentAt }: Handover,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('handover')
    .set({ sentAt: now })
    .where('orderId', '=', orderId)
    .where('parcel', '=', parcel)
    .where('state', '=', 'waiting')
    .where('sentAt', 'is not distinct from', sentAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Includes handovers that have stopped since. */
export async function recordHandedOver(
  database: Database,
  { orderId, parcel }: Handover,
  { id, tracking }: { id: string; tracking: string | null },
): Promise<void> {
  await database
    .updateTable('handover')
    .set({
      state: 'handedOver',
      carrierId: id,
      tracking,
      sentAt: null,
      trouble: null,
      fields: [],
      said: null,
    })
    .where('orderId', '=', orderId)
    .where('parcel', '=', parcel)
    .where('state', '<>', 'handedOver')
    .execute();
}

export interface HandoverFault {
  state: 'waiting' | 'stopped';
  trouble: HandoverTrouble;
  tries: number;
  /** Null: it is certain that nothing was made. */
  sentAt: Date | null;
  fields: SendingField[];
  said: string | null;
}

/** False if it was handed over, or is gone, since it was read. */
export async function recordFault(
  transaction: Transaction,
  { orderId, parcel }: Handover,
  fault: HandoverFault,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('handover')
    .set(fault)
    .where('orderId', '=', orderId)
    .where('parcel', '=', parcel)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface UntrackedParcel {
  orderId: string;
  carrierId: string;
}

/** Parcels at the carrier that are to leave next and have no number yet, the newest first. */
export async function untrackedParcels(
  database: Database,
  since: Date,
  most: number,
): Promise<UntrackedParcel[]> {
  return database
    .selectFrom('handover')
    .innerJoin('customerOrder', 'customerOrder.id', 'handover.orderId')
    .select(['orderId', sql<string>`carrier_id`.as('carrierId')])
    .where('handover.state', '=', 'handedOver')
    .where('tracking', 'is', null)
    .where('askedAt', '>=', since)
    .where('customerOrder.state', '=', 'inProduction')
    .where('parcel', '=', sql<number>`${NEXT_PARCEL}`)
    .orderBy('askedAt', 'desc')
    .orderBy('orderId')
    .limit(most)
    .execute();
}

/** One statement, so that open pages load again once. */
export async function recordTracking(
  database: Database,
  found: readonly { carrierId: string; tracking: string }[],
): Promise<void> {
  if (found.length === 0) return;
  await sql`
    UPDATE handover SET tracking = found.tracking
    FROM unnest(${found.map(({ carrierId }) => carrierId)}::text[], ${found.map(({ tracking }) => tracking)}::text[])
      AS found (carrier_id, tracking)
    WHERE handover.carrier_id = found.carrier_id AND state = 'handedOver'`.execute(database);
}

/** The carrier no longer has them. */
export async function recordGone(database: Database, carrierIds: readonly string[]): Promise<void> {
  if (carrierIds.length === 0) return;
  await database
    .updateTable('handover')
    .set({ state: 'stopped', trouble: 'gone', carrierId: null })
    .where('carrierId', 'in', carrierIds)
    .where('tracking', 'is', null)
    .execute();
}
