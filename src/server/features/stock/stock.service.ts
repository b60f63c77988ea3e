/** Stock movements of orders; notifies waiting customers when stock returns. */
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { queueBackInStock } from './back-in-stock.ts';
import { stockStore } from './stock.store.ts';
import type { StockedState } from './stock.store.ts';
import { bound } from '../../bound.ts';

export type { Shortage, Wanted } from './stock.store.ts';

export interface StockDependencies {
  database: Database;
}

type StockContext = ReturnType<typeof contextOf>;

function contextOf({ database }: StockDependencies) {
  const store = stockStore(database);
  return { store };
}

export function stockService(dependencies: StockDependencies) {
  const context = contextOf(dependencies);
  return { ...context.store, ...bound(context, { release: releaseAndNotify }) };
}

export async function releaseAndNotify(
  { store }: StockContext,
  transaction: Transaction,
  orderId: string,
  states: readonly StockedState[] = ['held'],
): Promise<void> {
  for (const blankVariantId of await store.release(transaction, orderId, states))
    await queueBackInStock(transaction, blankVariantId);
}
