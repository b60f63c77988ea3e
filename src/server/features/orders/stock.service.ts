/** Stock as orders and the workshop move it; whoever wishes for what had run out is told when there is some again. */
import { ShopError } from '../../../domain/errors.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { enqueue } from '../../jobs/queue.ts';
import { stockStore } from './stock.store.ts';
import type { HoldState } from './stock.store.ts';

export interface StockDependencies {
  database: Database;
}

export function stockService({ database }: StockDependencies) {
  const store = stockStore(database);

  const tell = (transaction: Transaction, blankVariantId: string) =>
    enqueue(
      transaction,
      'tellBackInStock',
      { blankVariantId },
      { key: `tellBackInStock-${blankVariantId}` },
    );

  return {
    ...store,

    async release(
      transaction: Transaction,
      orderId: string,
      states: readonly HoldState[] = ['held'],
    ): Promise<void> {
      for (const blankVariantId of await store.release(transaction, orderId, states))
        await tell(transaction, blankVariantId);
    },

    /** What was counted, by the blank's own SKU. Throws productNotFound. */
    set: (sku: string, count: number): Promise<{ before: number; after: number }> =>
      store.transaction(async (transaction) => {
        const present = await store.lockBySku(transaction, sku);
        if (!present)
          throw new ShopError('productNotFound', { message: `No blank has the SKU ${sku}.` });
        await store.set(transaction, present.id, count);
        if (present.stock === 0 && count > 0) await tell(transaction, present.id);
        return { before: present.stock, after: count };
      }),
  };
}
