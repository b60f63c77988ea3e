/** Tracking numbers of a carrier's file: what they would do, and the dispatch of their orders. */
import { readTracking } from '../../../../domain/delivery/carriers.ts';
import type { CarrierCode } from '../../../../domain/delivery/carriers.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { parseOrderReference } from '../../../../domain/orders/order-number.ts';
import { unpackedText } from '../../../../domain/orders/pieces/unmade.ts';
import type { TrackedParcel } from '../../../../domain/sending/tracking-file.ts';
import { trackingOutcome } from '../../../../domain/sending/tracking-outcome.ts';
import type { TrackingOutcome } from '../../../../domain/sending/tracking-outcome.ts';
import { bound } from '../../../bound.ts';
import type { Database } from '../../../database/connection/connection.ts';
import type { ChangeAuthor, OrderChangesService } from '../changes/order-changes.service.ts';
import { ordersByReference } from './sending.store.ts';

export interface TrackingDependencies {
  database: Database;
  changes: Pick<OrderChangesService, 'dispatchPacked'>;
}

export interface CheckedParcel extends TrackedParcel {
  outcome: TrackingOutcome;
  /** Undefined: no order has this reference. */
  orderId: string | undefined;
  /** What is still to be packed; null unless it is notPacked. */
  reason: string | null;
}

export type DispatchedParcel = { reference: string } & (
  | { outcome: 'dispatched' | Exclude<TrackingOutcome, 'ready'>; reason: string | null }
  | { outcome: 'refused'; error: ShopError }
);

export type TrackingService = ReturnType<typeof trackingService>;

export function trackingService(dependencies: TrackingDependencies) {
  return bound(dependencies, { check: checkParcels, dispatch: dispatchParcels });
}

/** As the orders are now, in the given order. Changes nothing. */
export async function checkParcels(
  { database }: TrackingDependencies,
  carrier: CarrierCode,
  parcels: readonly TrackedParcel[],
): Promise<CheckedParcel[]> {
  const printed = parcels.map(({ reference, tracking }) => ({
    reference: parseOrderReference(reference) ?? reference,
    tracking: readTracking(carrier, tracking) ?? tracking,
  }));
  const found = await ordersByReference(
    database,
    printed.map(({ reference }) => reference),
  );
  const orders = new Map(found.map((order) => [order.reference, order]));
  return printed.map((parcel) => {
    const order = orders.get(parcel.reference);
    const outcome = trackingOutcome(order, { carrier, tracking: parcel.tracking });
    const reason = order && outcome === 'notPacked' ? unpackedText(order) : null;
    return { ...parcel, orderId: order?.id, outcome, reason };
  });
}

/** Each order in its own transaction, so that one refusal stops no other. Repeats change nothing. */
export async function dispatchParcels(
  dependencies: TrackingDependencies,
  author: Omit<ChangeAuthor, 'orderId' | 'version'>,
  carrier: CarrierCode,
  parcels: readonly TrackedParcel[],
): Promise<DispatchedParcel[]> {
  const done: DispatchedParcel[] = [];
  for (const { reference, tracking, outcome, orderId, reason } of await checkParcels(
    dependencies,
    carrier,
    parcels,
  )) {
    if (outcome !== 'ready' || orderId === undefined)
      done.push({ reference, outcome: outcome === 'ready' ? 'unknown' : outcome, reason });
    else
      done.push({
        reference,
        ...(await dispatchOne(dependencies, { ...author, orderId }, { carrier, tracking })),
      });
  }
  return done;
}

async function dispatchOne(
  { changes }: TrackingDependencies,
  author: Omit<ChangeAuthor, 'version'>,
  parcel: { carrier: CarrierCode; tracking: string },
): Promise<
  { outcome: 'dispatched' | 'sent'; reason: null } | { outcome: 'refused'; error: ShopError }
> {
  try {
    if (readTracking(parcel.carrier, parcel.tracking) === null)
      throw new ShopError('invalid', { message: 'This is no tracking number of the carrier.' });
    const isNew = await changes.dispatchPacked(author, parcel);
    return { outcome: isNew ? 'dispatched' : 'sent', reason: null };
  } catch (error) {
    // The order has changed since it was checked.
    if (error instanceof ShopError) return { outcome: 'refused', error };
    throw error;
  }
}
