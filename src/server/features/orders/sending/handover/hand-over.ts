/**
 * Job: hands one packed order over to Click & Drop, once.
 *
 * Click & Drop makes a second order of a reference that is sent twice. So every run asks by the
 * reference first, and takes what it finds. Before an order is sent, that is written down; if the
 * answer is lost or the process killed, nothing is sent again until the carrier has had time to
 * finish and says that it has no such order.
 */
import type { Clock } from '../../../../../domain/time/clock.ts';
import { MINUTE, SECOND } from '../../../../../domain/time/durations.ts';
import { parcelReference } from '../../../../../domain/sending/handover.ts';
import type { HandoverTrouble } from '../../../../../domain/sending/handover.ts';
import type { ParcelToSend } from '../../../../../domain/sending/sending-columns.ts';
import type { ShopSettings } from '../../../../../domain/settings/shop-settings.ts';
import type { Database } from '../../../../database/connection/connection.ts';
import type {
  CarrierFailed,
  ClickAndDrop,
} from '../../../../gateways/click-and-drop/click-and-drop.ts';
import { enqueue } from '../../../../jobs/queue.ts';
import { parcelOf } from '../parcel-to-send.ts';
import { packedOrders, parcelPeople } from '../sending.store.ts';
import { claimSending, recordFault, recordHandedOver, waitingHandover } from './handover.store.ts';
import type { HandoverFault, WaitingHandover } from './handover.store.ts';

export interface HandOverDependencies {
  database: Database;
  clock: Clock;
  /** As they are now. */
  settings(): ShopSettings;
  /** Null: there is no key. */
  clickAndDrop: ClickAndDrop | null;
  /** Hears of handovers that need a person. */
  onStopped(detail: { orderId: string; trouble: HandoverTrouble }): void;
}

/** After so long an order that was sent is there, or will never be. Much longer than a call may take. */
export const SETTLED_AFTER = 2 * MINUTE;
/** About four hours. */
const MOST_TRIES = 30;
const FIRST_PAUSE = 5 * SECOND;
const LONGEST_PAUSE = 10 * MINUTE;

/** One job for each order; a later one replaces one that waits. */
export const handOverKey = (orderId: string): string => `handOver ${orderId}`;

export async function handOver(dependencies: HandOverDependencies, orderId: string): Promise<void> {
  const { database, clickAndDrop } = dependencies;
  const handover = await waitingHandover(database, orderId);
  if (!handover || !clickAndDrop) return;
  const reference = parcelReference(handover.reference, handover.parcel);
  const found = await clickAndDrop.ordersByReference(reference);
  if (found.outcome === 'failed') return handleFailure(dependencies, handover, found);
  const [there, ...others] = found.orders;
  if (others.length > 0) return stop(dependencies, handover, { trouble: 'several' });
  if (there) return recordHandedOver(database, handover, there);
  await send(dependencies, handover, reference);
}

/** The carrier has just said that it has no such order. */
async function send(
  dependencies: HandOverDependencies,
  handover: WaitingHandover,
  reference: string,
): Promise<void> {
  const { database, clock, settings, clickAndDrop } = dependencies;
  const now = clock();
  if (handover.sentAt && now.getTime() < handover.sentAt.getTime() + SETTLED_AFTER)
    return postpone(dependencies, handover, 'unavailable');
  const parcel = await parcelToSend(database, handover.orderId);
  if (!parcel) return stop(dependencies, handover, { trouble: 'notReady', sentAt: null });
  if (!(await claimSending(database, handover, now))) return;
  const answer = await clickAndDrop!.createOrder({ ...parcel, reference }, settings().sending);
  if (answer.outcome === 'done') return recordHandedOver(database, handover, answer.order);
  const sentAt = answer.reason === 'unavailable' ? now : null;
  await handleFailure(dependencies, { ...handover, sentAt }, answer);
}

/** Null if it is no longer packed, on hold, or erased. */
async function parcelToSend(database: Database, orderId: string): Promise<ParcelToSend | null> {
  const [order] = await packedOrders(database, 1, orderId);
  const [person] =
    order && order.heldReason === null ? await parcelPeople(database, [orderId]) : [];
  return order && person ? parcelOf(person, order.pieces) : null;
}

async function handleFailure(
  dependencies: HandOverDependencies,
  handover: WaitingHandover,
  { reason, fields, said, retryAfterMs }: CarrierFailed,
): Promise<void> {
  if (reason === 'unavailable' || reason === 'busy')
    return postpone(dependencies, handover, reason, retryAfterMs);
  await stop(dependencies, handover, { trouble: reason, fields: [...fields], said });
}

async function postpone(
  dependencies: HandOverDependencies,
  handover: WaitingHandover,
  trouble: 'unavailable' | 'busy',
  retryAfterMs: number | null = null,
): Promise<void> {
  const { database, clock } = dependencies;
  const { orderId, sentAt } = handover;
  const tries = handover.tries + 1;
  if (tries >= MOST_TRIES) return stop(dependencies, handover, { trouble });
  const pause = Math.max(
    retryAfterMs ?? 0,
    Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE),
  );
  const settledAt = sentAt ? sentAt.getTime() + SETTLED_AFTER : 0;
  const runAt = new Date(Math.max(clock().getTime() + pause, settledAt));
  await database.transaction().execute(async (transaction) => {
    const fault = faultOf(handover, { state: 'waiting', trouble, tries });
    if (await recordFault(transaction, handover, fault))
      await enqueue(transaction, 'handOver', { orderId }, { runAt, key: handOverKey(orderId) });
  });
}

async function stop(
  { database, onStopped }: HandOverDependencies,
  handover: WaitingHandover,
  fault: Partial<HandoverFault> & { trouble: HandoverTrouble },
): Promise<void> {
  const isNoted = await database
    .transaction()
    .execute((transaction) =>
      recordFault(transaction, handover, faultOf(handover, { state: 'stopped', ...fault })),
    );
  if (isNoted) onStopped({ orderId: handover.orderId, trouble: fault.trouble });
}

const faultOf = (
  { tries, sentAt }: WaitingHandover,
  fault: Partial<HandoverFault> & Pick<HandoverFault, 'state' | 'trouble'>,
): HandoverFault => ({ tries, sentAt, fields: [], said: null, ...fault });
