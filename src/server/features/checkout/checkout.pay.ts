/** Makes an order paid: what was bought leaves the cart, and a guest's order goes to the customer they have become. */
import type { Transaction } from '../../database/connection.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { Order, OrdersService } from '../orders/orders.service.ts';

export type LockedCart = NonNullable<Awaited<ReturnType<CartService['lockBought']>>>;

export interface PayDependencies {
  carts: Pick<CartService, 'takeBought'>;
  orders: Pick<OrdersService, 'lines' | 'giveTo' | 'pay'>;
}

/** The caller has locked cart and order, and has recorded the money. */
export async function payOrder(
  { carts, orders }: PayDependencies,
  transaction: Transaction,
  order: Order,
  cart: LockedCart | null,
  by: string,
): Promise<Order> {
  const lines = await orders.lines(order.id, transaction);
  if (cart) await carts.takeBought(transaction, cart, { ...order, lines });
  // Placed as a guest, by a shopper who has signed in since.
  const buyer = order.customerId ? null : cart?.customerId;
  const owned = buyer ? await orders.giveTo(transaction, order, buyer) : order;
  return orders.pay(transaction, owned, by);
}
