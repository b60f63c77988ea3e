/** Makes an order paid: what was bought leaves the cart, and a guest's order goes to the customer they have become. */
import type { Transaction } from '../../database/connection.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { Order, OrdersService } from '../orders/orders.service.ts';

export type LockedCart = NonNullable<Awaited<ReturnType<CartService['lockBought']>>>;

export interface PayDependencies {
  carts: Pick<CartService, 'takeBought'>;
  orders: Pick<OrdersService, 'lines' | 'giveTo' | 'pay'>;
}

/** Once for each order: what came into the cart since then is not taken out with it. */
export async function takeOutOfCart(
  { carts, orders }: Pick<PayDependencies, 'carts' | 'orders'>,
  transaction: Transaction,
  order: Order,
  cart: LockedCart | null,
): Promise<void> {
  if (!cart || order.leftCartAt) return;
  const lines = await orders.lines(order.id, transaction);
  await carts.takeBought(transaction, cart, { ...order, lines });
}

/** The caller has locked cart and order, and has recorded the money. */
export async function payOrder(
  { carts, orders }: PayDependencies,
  transaction: Transaction,
  order: Order,
  cart: LockedCart | null,
  by: string,
): Promise<Order> {
  await takeOutOfCart({ carts, orders }, transaction, order, cart);
  // Placed as a guest, by a shopper who has signed in since.
  const buyer = order.customerId ? null : cart?.customerId;
  const owned = buyer ? await orders.giveTo(transaction, order, buyer) : order;
  return orders.pay(transaction, owned, by);
}
