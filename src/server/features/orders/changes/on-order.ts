/** Runs a change on the locked order, checked before and recorded after it. */
import type { Transaction } from '../../../database/connection/connection.ts';
import { surround } from '../around-change.ts';
import type { Order } from '../orders.service.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { recordedChange } from './recorded-change.ts';
import type { Recorded } from './recorded-change.ts';

export function onOrder(
  context: OrderChangesDependencies,
  author: ChangeAuthor,
  recorded: Recorded,
  work: (transaction: Transaction, order: Order) => Promise<void>,
): Promise<void> {
  const around = recordedChange(context, author, recorded);
  return context.database.transaction().execute(async (transaction) => {
    const order = await context.orders.lock(transaction, author.orderId);
    await surround(around, transaction, order, () => work(transaction, order));
  });
}
