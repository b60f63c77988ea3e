/** Erases a customer on their request, by the same rules as if they did it themselves. */
import { ShopError } from '../../../domain/errors.ts';
import { erasureReasonText } from '../../../domain/people/erasure-reasons.ts';
import type { ErasureReason } from '../../../domain/people/erasure-reasons.ts';
import type { CustomerChange, CustomersContext } from './customers.context.ts';
import { entryOf } from './customers.context.ts';

/** Throws notFound, also for erased customers, and ordersUnderWay. */
export function eraseOnRequest(
  { database, erasure, record }: CustomersContext,
  change: CustomerChange,
  reason: ErasureReason,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    if (!(await erasure.forget(transaction, change.id))) throw new ShopError('notFound');
    await record(transaction, {
      ...entryOf(change),
      action: 'customer.erase',
      after: null,
      reason: erasureReasonText(reason),
    });
  });
}
