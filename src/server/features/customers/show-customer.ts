/** One customer with everything that the office shows of them. */
import { ShopError } from '../../../domain/errors.ts';
import { UNDER_WAY } from '../orders/erasure/order-erasure.service.ts';
import type { CustomersContext } from './customers.context.ts';
import {
  addressesOf,
  consentsOf,
  draftsOf,
  findCustomer,
  messagesOf,
  notesOf,
  orderFiguresOf,
  ordersOf,
} from './customer.store.ts';

const SHOWN = 50;

export type CustomerView = Awaited<ReturnType<typeof showCustomer>>;

/** Throws notFound, also for erased customers. */
export async function showCustomer({ database }: Pick<CustomersContext, 'database'>, id: string) {
  const customer = await findCustomer(database, id);
  if (!customer) throw new ShopError('notFound');
  const [figures, addresses, consents, orders, drafts, messages, notes] = await Promise.all([
    orderFiguresOf(database, customer, UNDER_WAY),
    addressesOf(database, id),
    consentsOf(database, id),
    ordersOf(database, id, SHOWN),
    draftsOf(database, id),
    messagesOf(database, id, SHOWN),
    notesOf(database, id),
  ]);
  return { ...customer, ...figures, addresses, consents, orders, drafts, messages, notes };
}
