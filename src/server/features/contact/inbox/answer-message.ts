/** Answers a message by email. */
import { ShopError } from '../../../../domain/errors.ts';
import { newId } from '../../../database/ids.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { emailOfSender } from '../message-sender.ts';
import { entryOf, lockSeen } from './change-message.ts';
import type { MessageChange } from './change-message.ts';
import type { InboxContext } from './inbox.context.ts';

/**
 * Stores the answer and queues its email. A repeated call with the same version is refused, so an
 * answer is sent once. Throws notFound, changedMeanwhile, and stepNotAllowed without an address.
 */
export function answerMessage(
  context: InboxContext,
  change: MessageChange,
  { staffId, text, closes }: { staffId: string; text: string; closes: boolean },
): Promise<void> {
  const { store, clock, record } = context;
  return store.transaction(async (transaction) => {
    const message = await lockSeen(context, transaction, change);
    const recipient = emailOfSender(message);
    if (!recipient)
      throw new ShopError('stepNotAllowed', {
        message: 'This message names no email address, so it cannot be answered from here.',
      });
    const id = newId();
    await store.insertAnswer(transaction, {
      id,
      messageId: message.id,
      staffId,
      recipient,
      text,
      at: clock(),
    });
    await store.change(transaction, message, {
      assigneeId: message.assigneeId ?? staffId,
      ...(closes && { closedAt: clock() }),
    });
    await enqueue(transaction, 'sendMessageAnswer', { answerId: id });
    await record(transaction, {
      ...entryOf(change),
      action: 'message.answer',
      before: { isClosed: message.closedAt !== null },
      after: { answer: id, isClosed: closes || message.closedAt !== null },
    });
  });
}
