/** The guest of an order, with all orders under the same email address. */
import { ShopError } from '../../../domain/errors.ts';
import { UNDER_WAY } from '../orders/erasure/order-erasure.service.ts';
import type { CustomersContext } from './customers.context.ts';
import { findGuest, guestOrders } from './guest.store.ts';

const SHOWN = 50;

export type GuestView = Awaited<ReturnType<typeof showGuest>>;

/** Throws orderNotFound, and notFound if a customer placed the order or its guest is erased. */
export async function showGuest(
  { database, orderIdOf }: Pick<CustomersContext, 'database' | 'orderIdOf'>,
  reference: string,
) {
  const guest = await findGuest(database, await orderIdOf(reference));
  if (!guest) throw new ShopError('notFound');
  const orders = await guestOrders(database, guest.email);
  return {
    ...guest,
    orders: orders.slice(0, SHOWN),
    ordersInAll: orders.length,
    underWay: orders.filter(({ state }) => UNDER_WAY.includes(state)),
  };
}
