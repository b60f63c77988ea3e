/** Notifies customers who wait for a blank that is no longer sold out. */
import type { Transaction } from '../../database/connection/connection.ts';
import { enqueue } from '../../jobs/queue.ts';

export function queueBackInStock(transaction: Transaction, blankVariantId: string) {
  return enqueue(
    transaction,
    'tellBackInStock',
    { blankVariantId },
    { key: `tellBackInStock-${blankVariantId}` },
  );
}
