/** Notes about an order, for the staff or to the buyer by email, and emails sent once more. */
import { ShopError } from '../../../../domain/errors.ts';
import { isPayable } from '../../../../domain/orders/pay-by.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { Order } from '../orders.service.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { onOrder } from './on-order.ts';
import { stepOfEmail } from './order-changes.store.ts';

export interface Note {
  text: string;
  to: 'staff' | 'buyer';
}

/** Throws stepNotAllowed for an email to the buyer of a sample order. */
export function writeNote(
  context: OrderChangesDependencies,
  author: ChangeAuthor,
  { text, to }: Note,
): Promise<void> {
  const { orders } = context;
  const recorded = { action: 'note', values: { to } };
  return onOrder(context, author, recorded, async (transaction, order) => {
    if (to === 'buyer') refuseSample(order);
    const historyId = await orders.noteHistory(transaction, order, author.name, 'note', {
      text,
      to,
    });
    if (to === 'buyer')
      await enqueue(transaction, 'sendOrderNews', { orderId: order.id, historyId });
  });
}

/**
 * Sends an email about the order once more.
 * @param emailId as the office shows it; absent: the confirmation. Throws notFound for emails that
 *   the buyer was not sent, and stepNotAllowed if nothing was paid, for sample orders, or of the
 *   link to pay if it cannot be paid by it.
 */
export function resendEmail(
  context: OrderChangesDependencies,
  author: ChangeAuthor,
  emailId: string = author.orderId,
): Promise<void> {
  const { orders } = context;
  return onOrder(context, author, { action: 'resend' }, async (transaction, order) => {
    refuseSample(order);
    const { id: orderId } = order;
    const isConfirmation = emailId === orderId;
    const event = isConfirmation
      ? 'orderConfirmation'
      : await stepOfEmail(transaction, orderId, emailId);
    if (event === undefined) throw new ShopError('notFound');
    const isPossible = event === 'payLink' ? isPayable(order, context.clock()) : order.paidAt;
    if (!isPossible) throw new ShopError('stepNotAllowed');
    const again = await orders.noteHistory(transaction, order, author.name, 'resend', {
      email: event,
    });
    if (isConfirmation) await enqueue(transaction, 'sendOrderConfirmation', { orderId, again });
    else await enqueue(transaction, 'sendOrderNews', { orderId, historyId: emailId, again });
  });
}

function refuseSample({ isSample }: Order): void {
  if (isSample)
    throw new ShopError('stepNotAllowed', {
      message: 'This is a sample order: its buyer is invented and is sent no emails.',
    });
}
