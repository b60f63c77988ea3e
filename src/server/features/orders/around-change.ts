/** What surrounds a change of an order by the staff or a command, in the change's own transaction. */
import type { Transaction } from '../../database/connection/connection.ts';
import type { Order } from './orders.store.ts';

export interface AroundChange {
  /** The order is locked. Throws if the change must not be made. */
  begin(transaction: Transaction, order: Order): Promise<void>;
  /** Records what has changed. */
  end(transaction: Transaction, order: Order): Promise<void>;
}

/** For changes by buyers and by the shop itself, which the order's history records. */
export const UNRECORDED: AroundChange = { begin: async () => {}, end: async () => {} };

export async function surround<Result>(
  around: AroundChange,
  transaction: Transaction,
  order: Order,
  work: () => Promise<Result>,
): Promise<Result> {
  await around.begin(transaction, order);
  const result = await work();
  await around.end(transaction, order);
  return result;
}
