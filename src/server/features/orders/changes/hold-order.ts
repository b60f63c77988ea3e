/** Holds orders, so that nothing of them is made or sent, and releases them. */
import { ShopError } from '../../../../domain/errors.ts';
import { mayHold } from '../../../../domain/orders/hold.ts';
import { addJobs } from '../../../jobs/queue.ts';
import { machineFileJobs } from '../../workshop/machine-files/made-files.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { onOrder } from './on-order.ts';
import { setHold } from './order-changes.store.ts';

/** Throws stepNotAllowed unless the order is to be made and sent, and is not on hold. */
export function holdOrder(
  context: OrderChangesDependencies,
  author: ChangeAuthor,
  reason: string,
): Promise<void> {
  const { clock, orders } = context;
  return onOrder(context, author, { action: 'hold', reason }, async (transaction, order) => {
    if (!mayHold(order.state, order)) throw new ShopError('stepNotAllowed');
    await setHold(transaction, order.id, { at: clock(), reason });
    await orders.recordHistory(transaction, order, author.name, 'hold', { reason });
  });
}

/** Makes the machine files that the hold prevented. Throws stepNotAllowed if it is not on hold. */
export function releaseOrder(
  context: OrderChangesDependencies,
  author: ChangeAuthor,
  reason?: string,
): Promise<void> {
  const { orders } = context;
  return onOrder(context, author, { action: 'release', reason }, async (transaction, order) => {
    if (!order.heldAt) throw new ShopError('stepNotAllowed');
    await setHold(transaction, order.id, null);
    await orders.recordHistory(
      transaction,
      order,
      author.name,
      'release',
      reason ? { reason } : {},
    );
    const lines = await orders.lines(order.id, transaction);
    await addJobs(transaction, machineFileJobs(lines.map(({ id }) => id)));
  });
}
