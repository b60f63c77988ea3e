/** What a tracking number of a carrier's file would do to its order. */
import type { OrderState } from '../orders/order-steps.ts';
import type { UnpackedPieces } from '../orders/pieces/unmade.ts';

export const TRACKING_OUTCOMES = [
  'ready',
  'sent',
  'sentOtherwise',
  'notPacked',
  'onHold',
  'notPaid',
  'cancelled',
  'unknown',
] as const;
export type TrackingOutcome = (typeof TRACKING_OUTCOMES)[number];

/** Of its pieces those that are not sent. */
export interface OrderToSend extends UnpackedPieces {
  state: OrderState;
  /** The order, or one of its pieces that is not sent. */
  isHeld: boolean;
  parcels: readonly { carrier: string | null; tracking: string | null }[];
}

/** @param order undefined: no order has this reference */
export function trackingOutcome(
  order: OrderToSend | undefined,
  parcel: { carrier: string; tracking: string },
): TrackingOutcome {
  if (!order) return 'unknown';
  const { state, isHeld, packed, unpacked, parcels } = order;
  // First of all: a file that is read again finds its parcels, whatever happened to the order since.
  if (parcels.some((sent) => sent.carrier === parcel.carrier && sent.tracking === parcel.tracking))
    return 'sent';
  if (state === 'awaitingPayment') return 'notPaid';
  if (state === 'cancelled') return 'cancelled';
  if (packed + unpacked === 0) return 'sentOtherwise';
  if (isHeld) return 'onHold';
  return unpacked > 0 ? 'notPacked' : 'ready';
}
