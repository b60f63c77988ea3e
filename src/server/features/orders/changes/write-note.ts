/** Writes a note about an order, for the staff or to the buyer by email. */
import { enqueue } from '../../../jobs/queue.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { onOrder } from './on-order.ts';
import { refuseSample } from './refuse-sample.ts';

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
    const historyId = await orders.recordHistory(transaction, order, author.name, 'note', {
      text,
      to,
    });
    if (to === 'buyer')
      await enqueue(transaction, 'sendOrderNews', { orderId: order.id, historyId });
  });
}
