/** Production by line, and parcels, in the database. */
import { sql } from 'kysely';
import { isDispatchDetail } from '../../../../domain/orders/office/history-details.ts';
import type { ArrivalWindow } from '../../../../domain/orders/expected-arrival.ts';
import type { ShipmentState } from '../../../../domain/orders/shipment-steps.ts';
import type { Database, Row, Transaction } from '../../../database/connection/connection.ts';
import { bound } from '../../../bound.ts';
import { livePieces } from '../pieces/pieces.store.ts';
import type { Piece } from '../pieces/pieces.store.ts';

const LINE_IN_WORK = ['id', 'position', 'name', 'quantity', 'productionState'] as const;
export interface LineInWork extends Pick<Row<'orderLine'>, (typeof LINE_IN_WORK)[number]> {
  /** Without spoiled ones; none before payment. */
  pieces: Piece[];
}

export interface SentParcel {
  id: string;
  state: ShipmentState;
  carrier: string | null;
  tracking: string | null;
  /** As stated in its email; null before dispatch. */
  arrival: ArrivalWindow | null;
  dispatchedAt: Date | null;
  deliveredAt: Date | null;
  lineIds: string[];
}

export interface NewParcel {
  id: string;
  orderId: string;
  state: ShipmentState;
  carrier: string | null;
  tracking: string | null;
  dispatchedAt: Date;
  lines: readonly { id: string; quantity: number }[];
}

type Within = Database | Transaction;

export function orderCourseStore(database: Database) {
  return {
    ...bound(database, { idByReference, linesInWork, sentParcels, copiesToPack }),
    insertParcel,
    setParcelState,
  };
}

export async function idByReference(
  database: Database | Transaction,
  reference: string,
): Promise<string | null> {
  return (
    (
      await database
        .selectFrom('customerOrder')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirst()
    )?.id ?? null
  );
}

export async function linesInWork(
  database: Database,
  orderId: string,
  within: Within = database,
): Promise<LineInWork[]> {
  const lines = await within
    .selectFrom('orderLine')
    .select(LINE_IN_WORK)
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  const pieces = await livePieces(within, orderId);
  return lines.map((line) => ({
    ...line,
    pieces: pieces.filter(({ orderLineId }) => orderLineId === line.id),
  }));
}

/** Oldest first. */
export async function sentParcels(
  database: Database,
  orderId: string,
  within: Within = database,
): Promise<SentParcel[]> {
  const parcels = await within
    .selectFrom('shipment')
    .select(['id', 'state', 'carrier', 'tracking', 'dispatchedAt', 'deliveredAt'])
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const notices = await within
    .selectFrom('orderHistory')
    .select('detail')
    .where('orderId', '=', orderId)
    .where('event', '=', 'dispatch')
    .execute();
  const owned = await within
    .selectFrom('shipmentLine')
    .innerJoin('shipment', 'shipment.id', 'shipmentLine.shipmentId')
    .select(['shipmentLine.shipmentId', 'shipmentLine.orderLineId'])
    .where('shipment.orderId', '=', orderId)
    .execute();
  return parcels.map((parcel) => ({
    ...parcel,
    arrival: arrivalOf(parcel.id, notices),
    lineIds: owned
      .filter(({ shipmentId }) => shipmentId === parcel.id)
      .map(({ orderLineId }) => orderLineId),
  }));
}

/**
 * What the next parcel of an order has, by the ids of its lines: all that is not sent yet. Of an
 * order that is sent, what the last parcel had; of one that is not paid, everything.
 */
export async function copiesToPack(
  database: Database,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{
    line: string;
    unsent: number;
    lastSent: number | null;
    quantity: number;
  }>`
    SELECT id AS line, quantity, (SELECT count(*)::int FROM piece
        WHERE order_line_id = order_line.id AND state NOT IN ('dispatched', 'spoiled', 'cancelled')) AS unsent,
      (SELECT quantity FROM shipment_line WHERE order_line_id = order_line.id AND shipment_id = (
        SELECT id FROM shipment WHERE order_id = ${orderId} ORDER BY created_at DESC, id DESC LIMIT 1)) AS "lastSent"
    FROM order_line WHERE order_id = ${orderId}`.execute(database);
  const isUnsent = rows.some(({ unsent }) => unsent > 0);
  const isSent = rows.some(({ lastSent }) => lastSent !== null);
  return new Map(
    rows.map(({ line, unsent, lastSent, quantity }) => [
      line,
      isUnsent ? unsent : isSent ? (lastSent ?? 0) : quantity,
    ]),
  );
}

export async function insertParcel(
  transaction: Transaction,
  { lines, ...parcel }: NewParcel,
): Promise<void> {
  await transaction
    .insertInto('shipment')
    .values({ ...parcel, createdAt: parcel.dispatchedAt })
    .execute();
  await transaction
    .insertInto('shipmentLine')
    .values(lines.map(({ id, quantity }) => ({ shipmentId: parcel.id, orderLineId: id, quantity })))
    .execute();
}

export async function setParcelState(
  transaction: Transaction,
  id: string,
  state: ShipmentState,
  deliveredAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('shipment')
    .set({ state, deliveredAt })
    .where('id', '=', id)
    .execute();
}

/** The arrival window as stated in the parcel's email, read from the order's history. */
function arrivalOf(
  parcelId: string,
  notices: readonly { detail: unknown }[],
): ArrivalWindow | null {
  for (const { detail } of notices)
    if (isDispatchDetail(detail) && detail.parcelId === parcelId)
      return { arrivesFrom: detail.arrivesFrom, arrivesTo: detail.arrivesTo };
  return null;
}
