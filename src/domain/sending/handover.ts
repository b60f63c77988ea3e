/** Parcels handed over to the carrier's program by its API instead of a file. */

/** waiting: a job is on it; stopped: it needs a member. */
export const HANDOVER_STATES = ['waiting', 'handedOver', 'stopped'] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];

/** What stopped a handover, or keeps it waiting. */
export const HANDOVER_TROUBLES = [
  /** The carrier does not answer, or not in a way that says what happened. */
  'unavailable',
  /** The carrier asks for fewer calls. */
  'busy',
  'keyRefused',
  /** The carrier does not take this parcel. */
  'refused',
  /** The carrier has several orders under the parcel's reference. */
  'several',
  /** The order was not packed, or on hold, when its turn came. */
  'notReady',
  /** The carrier no longer has the order. */
  'gone',
] as const;
export type HandoverTrouble = (typeof HANDOVER_TROUBLES)[number];

/**
 * The reference of a parcel at the carrier. A later parcel of the same order has one of its own:
 * asked by the order's, the carrier would answer with the parcel that left before.
 *
 * @param parcel 1 for the first parcel of the order
 */
export const parcelReference = (reference: string, parcel: number): string =>
  parcel === 1 ? reference : `${reference}-${parcel}`;

/**
 * Whether the carrier has the parcel, is to get it, or may have it: a file that also had it would
 * make a second order there.
 *
 * @param sentAt when it was sent, if it is unknown what became of it
 */
export const isTaken = ({
  state,
  sentAt,
  trouble,
}: {
  state: HandoverState;
  sentAt: Date | null;
  trouble: HandoverTrouble | null;
}): boolean => state !== 'stopped' || sentAt !== null || trouble === 'several';
