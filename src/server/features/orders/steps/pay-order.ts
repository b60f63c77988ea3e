/** Handles a payment of an order, or its refusal. */
import type { Transaction } from '../../../database/connection/connection.ts';
import { addJobs, job } from '../../../jobs/queue.ts';
import { issueInvoice } from '../../invoices/issued-documents.ts';
import type { Order } from '../orders.store.ts';
import type { OrderLine } from '../order-lines.store.ts';
import { machineFileJobs } from '../../workshop/machine-files/made-files.ts';
import type { OrdersContext } from '../orders.context.ts';
import { moveOrder } from './move-order.ts';

/**
 * Takes stock and an invoice number and queues the follow-up jobs, in the caller's transaction.
 * @param obsolete the key of the job that would have settled the payment
 */
export async function payOrder(
  context: OrdersContext,
  transaction: Transaction,
  order: Order,
  lines: readonly OrderLine[],
  actor: string,
  obsolete?: string,
): Promise<Order> {
  const { store, news, stock, seller, clock } = context;
  // A guest who has an account gets the order there.
  const customerId = order.customerId ?? (await store.adoptOne(transaction, order.id));
  const adopted = { ...order, customerId };
  const jobs = [
    job('sendOrderConfirmation', { orderId: order.id }),
    ...machineFileJobs(lines.map(({ id }) => id)),
  ];
  const [{ order: paid, historyId }, adjustments] = await Promise.all([
    moveOrder(context, transaction, adopted, 'pay', actor),
    store.adjustments(order.id, transaction),
    stock.take(transaction, order.id),
    addJobs(transaction, jobs, obsolete),
  ]);
  await news.notify(transaction, paid, 'pay', historyId);
  const invoiced = { order, lines, adjustments, seller: seller(order.vatRegistered) };
  await issueInvoice(transaction, invoiced, clock);
  return paid;
}

/** Records that the lines have left the cart before payment. */
export async function leaveCart(
  { clock, store }: OrdersContext,
  transaction: Transaction,
  order: Order,
): Promise<Order> {
  const leftCartAt = clock();
  await store.setLeftCart(transaction, order.id, leftCartAt);
  return { ...order, leftCartAt };
}

/** The provider refused a pending payment; the buyer may have left the shop by then. */
export async function notifyDeclined(
  { store, clock, news }: OrdersContext,
  transaction: Transaction,
  order: Order,
  actor: string,
): Promise<void> {
  const historyId = await store.addHistory(
    transaction,
    {
      orderId: order.id,
      actor,
      event: 'declinePayment',
      fromState: order.state,
      toState: order.state,
    },
    clock(),
  );
  await news.tell(transaction, order, 'declinePayment', historyId);
}
