/** Packed orders handed over to Click & Drop without a file: asked for, done by jobs, and their tracking numbers. */
import { ShopError } from '../../../../../domain/errors.ts';
import { oneLine } from '../../../../../domain/text/plain-text.ts';
import { DAY } from '../../../../../domain/time/durations.ts';
import { bound } from '../../../../bound.ts';
import type { Database, Transaction } from '../../../../database/connection/connection.ts';
import { enqueue } from '../../../../jobs/queue.ts';
import type { JournalActor, JournalService } from '../../../journal/journal.service.ts';
import { MOST_ORDERS, packedOrders } from '../sending.store.ts';
import { handOver, handOverKey } from './hand-over.ts';
import type { HandOverDependencies } from './hand-over.ts';
import { beginHandovers, recordGone, recordTracking, untrackedParcels } from './handover.store.ts';

export interface HandoverDependencies extends HandOverDependencies {
  record: JournalService['record'];
}

/** asked: a job is on it, also if one was before. */
export type HandoverOutcome = 'asked' | 'handedOver' | 'notReady';

export type HandoverService = ReturnType<typeof handoverService>;

export function handoverService(dependencies: HandoverDependencies) {
  return bound(dependencies, { ask: askHandovers, handOver, fetchTracking });
}

/** Each packed order that is not on hold, once. Adds to the journal. Throws stepNotAllowed without a key. */
export async function askHandovers(
  dependencies: HandoverDependencies,
  references: readonly string[],
  author: { actor: JournalActor; requestId: string },
): Promise<{ reference: string; outcome: HandoverOutcome }[]> {
  const { database, clickAndDrop } = dependencies;
  if (!clickAndDrop)
    throw new ShopError('stepNotAllowed', { message: 'This shop has no key for Click & Drop.' });
  const packed = await packedOrders(database, MOST_ORDERS);
  const free = new Map(
    packed.filter(({ heldReason }) => heldReason === null).map((one) => [one.reference, one.id]),
  );
  const ids = references.flatMap((reference) => free.get(reference) ?? []);
  const asked = new Set(
    await database
      .transaction()
      .execute((transaction) => begin(dependencies, transaction, ids, author)),
  );
  return references.map((reference) => {
    const id = free.get(reference);
    const outcome = id === undefined ? 'notReady' : asked.has(id) ? 'asked' : 'handedOver';
    return { reference, outcome };
  });
}

async function begin(
  { clock, record }: HandoverDependencies,
  transaction: Transaction,
  ids: readonly string[],
  author: { actor: JournalActor; requestId: string },
): Promise<string[]> {
  const asked = await beginHandovers(transaction, ids, clock());
  for (const orderId of asked)
    await enqueue(transaction, 'handOver', { orderId }, { key: handOverKey(orderId) });
  if (asked.length > 0)
    await record(transaction, {
      ...author,
      action: 'parcels.handOver',
      subject: { kind: 'parcels', id: 'click-and-drop' },
      before: null,
      after: { orders: asked.length },
    });
  return asked;
}

/** Asked for in one run; others have their turn once these have a number. */
const MOST_ASKED = 1000;
const ASKED_AT_ONCE = 100;
/** A label that is not bought until then is not expected any more. */
const ASKED_FOR = 60 * DAY;
const LONGEST_TRACKING = 40;

/** Job: what the carrier does not say now is asked again by the next run. */
export async function fetchTracking({
  database,
  clock,
  clickAndDrop,
}: HandoverDependencies): Promise<void> {
  if (!clickAndDrop) return;
  const since = new Date(clock().getTime() - ASKED_FOR);
  const ids = (await untrackedParcels(database, since, MOST_ASKED)).map((one) => one.carrierId);
  for (let at = 0; at < ids.length; at += ASKED_AT_ONCE) {
    const part = ids.slice(at, at + ASKED_AT_ONCE);
    const answer = await clickAndDrop.ordersById(part);
    if (answer.outcome === 'failed') return;
    await recordOrders(database, part, answer.orders);
  }
}

async function recordOrders(
  database: Database,
  asked: readonly string[],
  orders: readonly { id: string; tracking: string | null }[],
): Promise<void> {
  const known = new Map(orders.map(({ id, tracking }) => [id, tracking]));
  const found = asked.flatMap((carrierId) => {
    const tracking = oneLine(known.get(carrierId) ?? '').slice(0, LONGEST_TRACKING);
    return tracking === '' ? [] : [{ carrierId, tracking }];
  });
  await recordTracking(database, found);
  await recordGone(
    database,
    asked.filter((id) => !known.has(id)),
  );
}
