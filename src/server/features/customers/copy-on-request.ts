/** Makes a copy of everything that is stored about a customer, on their request. */
import { ShopError } from '../../../domain/errors.ts';
import type { CustomerChange, CustomersContext } from './customers.context.ts';
import { entryOf } from './customers.context.ts';
import { lockCustomer } from './customer.store.ts';

/** Throws notFound, also for erased customers. */
export async function copyOnRequest(
  { database, copies, record }: CustomersContext,
  change: CustomerChange,
): Promise<Record<string, unknown>> {
  await database.transaction().execute(async (transaction) => {
    if (!(await lockCustomer(transaction, change.id))) throw new ShopError('notFound');
    await record(transaction, { ...entryOf(change), action: 'customer.export', after: null });
  });
  return copies.everything(change.id);
}
