/** Production by line, and parcels, in the database. */
import { isDispatchDetail } from '../../../../domain/orders/history-details.ts';
import type { ArrivalWindow } from '../../../../domain/orders/expected-arrival.ts';
import type { ProductionState } from '../../../../domain/orders/production-steps.ts';
import type { ShipmentState } from '../../../../domain/orders/shipment-steps.ts';
import type { Database, Row, Transaction } from '../../../database/connection.ts';
import { bound } from '../../../bound.ts';

const LINE_IN_WORK = ['id', 'position', 'name', 'quantity', 'productionState', 'remaking'] as const;
export type LineInWork = Pick<Row<'orderLine'>, (typeof LINE_IN_WORK)[number]>;

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
    ...bound(database, { idByReference, linesInWork, sentParcels }),
    setProduction,
    setRemaking,
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
  return within
    .selectFrom('orderLine')
    .select(LINE_IN_WORK)
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
}

export async function setProduction(
  transaction: Transaction,
  ids: readonly string[],
  state: ProductionState,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('orderLine')
    .set({ productionState: state })
    .where('id', 'in', ids)
    .execute();
}

/** Of a line that has to be made again, or has been (null). */
export async function setRemaking(
  transaction: Transaction,
  lineId: string,
  remaking: number | null,
): Promise<void> {
  await transaction.updateTable('orderLine').set({ remaking }).where('id', '=', lineId).execute();
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
