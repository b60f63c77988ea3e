/** Sends an email about an order once more. */
import { ShopError } from '../../../../domain/errors.ts';
import { isPayable } from '../../../../domain/orders/pay-by.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { onOrder } from './on-order.ts';
import { stepOfEmail } from './order-changes.store.ts';
import { refuseSample } from './refuse-sample.ts';

/**
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
    const again = await orders.recordHistory(transaction, order, author.name, 'resend', {
      email: event,
    });
    if (isConfirmation) await enqueue(transaction, 'sendOrderConfirmation', { orderId, again });
    else await enqueue(transaction, 'sendOrderNews', { orderId, historyId: emailId, again });
  });
}
