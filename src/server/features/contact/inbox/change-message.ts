/** Assigns, closes and opens messages. */
import { ShopError } from '../../../../domain/errors.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { JournalActor } from '../../journal/journal.service.ts';
import type { InboxContext } from './inbox.context.ts';
import type { InboxMessage } from './inbox.store.ts';

/** Who changes which message, as they saw it. */
export interface MessageChange {
  id: string;
  /** The version that the member saw. */
  version: number;
  actor: JournalActor;
  requestId: string;
}

/** Throws notFound, and changedMeanwhile if another member was faster. */
export async function lockSeen(
  { store }: InboxContext,
  transaction: Transaction,
  { id, version }: MessageChange,
): Promise<InboxMessage> {
  const message = await store.lock(transaction, id);
  if (!message) throw new ShopError('notFound');
  if (message.version !== version) throw new ShopError('changedMeanwhile');
  return message;
}

/** @param assigneeId null removes the assignee */
export function assignMessage(
  context: InboxContext,
  change: MessageChange,
  assigneeId: string | null,
): Promise<void> {
  const { store, record } = context;
  return store.transaction(async (transaction) => {
    const message = await lockSeen(context, transaction, change);
    if (message.assigneeId === assigneeId) return;
    await store.change(transaction, message, { assigneeId });
    await record(transaction, {
      ...entryOf(change),
      action: 'message.assign',
      before: { assignee: message.assigneeId },
      after: { assignee: assigneeId },
    });
  });
}

/** @param isClosed false: opens it again */
export function closeMessage(
  context: InboxContext,
  change: MessageChange,
  isClosed: boolean,
): Promise<void> {
  const { store, clock, record } = context;
  return store.transaction(async (transaction) => {
    const message = await lockSeen(context, transaction, change);
    if ((message.closedAt !== null) === isClosed) return;
    await store.change(transaction, message, { closedAt: isClosed ? clock() : null });
    await record(transaction, {
      ...entryOf(change),
      action: isClosed ? 'message.close' : 'message.reopen',
      before: { isClosed: !isClosed },
      after: { isClosed },
    });
  });
}

/** The parts of a journal entry that every change of a message shares. */
export const entryOf = ({ id, actor, requestId }: MessageChange) => ({
  actor,
  requestId,
  subject: { kind: 'message', id },
});
