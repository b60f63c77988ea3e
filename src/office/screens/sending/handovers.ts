/** Handovers of packed orders to Click & Drop, by what is next for them, and as text. */
import type { HandoverTrouble } from '../../../domain/sending/handover.ts';
import { readTracking } from '../../../domain/delivery/carriers.ts';
import { SENDING_FIELDS } from '../../../domain/sending/sending-columns.ts';
import type { OrderToSend, Sending } from './sending.ts';

export type Handover = NonNullable<OrderToSend['handover']>;
export type HandedOrder = OrderToSend & { handover: Handover };

export interface HandoverGroups {
  /** That may be handed over and are not. */
  free: OrderToSend[];
  /** On which a job is. */
  waiting: HandedOrder[];
  stopped: HandedOrder[];
  /** At Click & Drop, without a label. */
  unlabelled: HandedOrder[];
  tracked: HandedOrder[];
  /** Tracked, and free to leave. */
  ready: HandedOrder[];
}

export function groupHandovers({ orders }: Pick<Sending, 'orders'>): HandoverGroups {
  const handed = orders.filter((order): order is HandedOrder => order.handover !== null);
  const inState = (state: Handover['state']) =>
    handed.filter(({ handover }) => handover.state === state);
  const tracked = inState('handedOver').filter(({ handover }) => handover.tracking !== null);
  return {
    free: orders.filter(({ hold, handover }) => hold === null && handover === null),
    waiting: inState('waiting'),
    stopped: inState('stopped'),
    unlabelled: inState('handedOver').filter(({ handover }) => handover.tracking === null),
    tracked,
    ready: tracked.filter(({ hold, handover }) => hold === null && isNumber(handover.tracking)),
  };
}

const isNumber = (tracking: string | null): boolean =>
  tracking !== null && readTracking('royal-mail', tracking) !== null;

/** What is to be said of one order beyond the name of its group. */
export function handoverText({ hold, handover }: HandedOrder): string | null {
  const { state, trouble, tracking } = handover;
  if (trouble !== null)
    return state === 'waiting' ? WAITING[trouble] : stoppedText(trouble, handover);
  if (tracking === null) return null;
  if (hold !== null) return `On hold: ${hold}`;
  return isNumber(tracking) ? null : 'This is no tracking number of Royal Mail.';
}

const WAITING: Record<HandoverTrouble, string | null> = {
  unavailable: 'Click & Drop does not answer. It is asked again by itself.',
  busy: 'Click & Drop asks us to wait. It is asked again by itself.',
  keyRefused: null,
  refused: null,
  several: null,
  notReady: null,
  gone: null,
};

const STOPPED: Record<HandoverTrouble, string> = {
  unavailable: 'Click & Drop did not answer for hours.',
  busy: 'Click & Drop had no time for hours.',
  keyRefused:
    'Click & Drop refuses the shop’s key. Whoever runs the shop has to check CLICK_AND_DROP_KEY.',
  refused: 'Click & Drop refuses this parcel.',
  several:
    'Click & Drop has several orders with this reference. Delete all but one there, then try again.',
  notReady: 'It was not packed, or on hold, when its turn came.',
  gone: 'Click & Drop no longer has this order. Trying again hands it over once more.',
};

function stoppedText(trouble: HandoverTrouble, { fields, said }: Handover): string {
  const names = fields.map((field) => SENDING_FIELDS[field].toLowerCase());
  const reason =
    trouble === 'refused' && names.length > 0
      ? `Click & Drop refuses: ${names.join(', ')}.`
      : STOPPED[trouble];
  return said === null ? reason : `${reason} It says: “${said}”`;
}

/** Of all handovers. Empty: there are none. */
export function handoverSummary({ waiting, stopped, unlabelled, tracked }: HandoverGroups): string {
  const counted = (count: number, one: string, more: string) =>
    count === 0 ? [] : [count === 1 ? `1 order ${one}.` : `${count} orders ${more}.`];
  return [
    ...counted(stopped.length, 'needs you', 'need you'),
    ...counted(waiting.length, 'is being handed over', 'are being handed over'),
    ...counted(unlabelled.length, 'waits for its label', 'wait for their labels'),
    ...counted(tracked.length, 'has its tracking number', 'have their tracking numbers'),
  ].join(' ');
}
