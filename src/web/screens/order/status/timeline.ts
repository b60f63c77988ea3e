/** An order's progress for the shopper: what has happened, and what is to come. */
import { MINUTE } from '../../../../domain/time/durations.ts';
import type { OrderCourse, Parcel } from '../../../../contract/orders/orders.ts';

const EVENTS = [
  'place',
  'pay',
  'edit',
  'startProduction',
  'dispatch',
  'deliver',
  'cancel',
  'refund',
] as const;
export type TimelineEvent = (typeof EVENTS)[number];

type ComingEvent = Extract<TimelineEvent, 'pay' | 'startProduction' | 'dispatch' | 'deliver'>;

/** Past stages have their time in ISO 8601 and the parcel dispatched; future ones have neither. */
export type Stage =
  | { event: TimelineEvent | 'placeAndPay'; at: string; parcel?: Parcel }
  | { event: ComingEvent; at: null };

const TO_COME: Record<OrderCourse['status'], readonly ComingEvent[]> = {
  awaitingPayment: ['pay', 'startProduction', 'dispatch', 'deliver'],
  paid: ['startProduction', 'dispatch', 'deliver'],
  inProduction: ['dispatch', 'deliver'],
  dispatched: ['deliver'],
  delivered: [],
  cancelled: [],
};

/** Who pays at once has taken one step, not two. */
const AT_ONCE_MS = 15 * MINUTE;

export function stagesOf({
  status,
  timeline,
  parcels,
}: Pick<OrderCourse, 'status' | 'timeline' | 'parcels'>): Stage[] {
  const sent = parcels.filter(({ dispatchedAt }) => dispatchedAt !== null);
  let parcelsTold = 0;
  const past = timeline.flatMap(({ event, at }): Stage[] => {
    const known = EVENTS.find((each) => each === event);
    if (!known) return [];
    // The history has one row per parcel, in the order of dispatch.
    if (known !== 'dispatch') return [{ event: known, at }];
    const parcel = sent[parcelsTold];
    parcelsTold += 1;
    return [{ event: known, at, ...(parcel && { parcel }) }];
  });
  return [...placedAndPaid(past), ...TO_COME[status].map((event): Stage => ({ event, at: null }))];
}

function placedAndPaid(past: readonly Stage[]): readonly Stage[] {
  const [placed, paid, ...others] = past;
  if (placed?.event !== 'place' || paid?.event !== 'pay' || !placed.at || !paid.at) return past;
  const isAtOnce = Date.parse(paid.at) - Date.parse(placed.at) <= AT_ONCE_MS;
  return isAtOnce ? [{ event: 'placeAndPay', at: paid.at }, ...others] : past;
}
