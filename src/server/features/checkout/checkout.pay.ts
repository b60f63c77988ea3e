/** Marks an order as paid: removes the purchased items from the cart and gives a guest's order to its customer. */
import type { Transaction } from '../../database/connection/connection.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { Order, OrdersService } from '../orders/orders.service.ts';

export type LockedCart = NonNullable<Awaited<ReturnType<CartService['lockBought']>>>;

export interface PayDependencies {
  carts: Pick<CartService, 'takeBought'>;
  orders: Pick<OrdersService, 'lines' | 'giveTo' | 'pay'>;
}

/** Runs once per order, so items added to the cart later are not removed. */
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

/**
 * The caller holds the locks on cart and order and has recorded the payment.
 * @param obsolete the key of the job that would have settled the payment
 */
export async function payOrder(
  { carts, orders }: PayDependencies,
  transaction: Transaction,
  order: Order,
  cart: LockedCart | null,
  by: string,
  obsolete?: string,
): Promise<Order> {
  const lines = await orders.lines(order.id, transaction);
  if (cart && !order.leftCartAt) await carts.takeBought(transaction, cart, { ...order, lines });
  // A guest placed the order and has signed in since.
  const buyer = order.customerId ? null : cart?.customerId;
  const owned = buyer ? await orders.giveTo(transaction, order, buyer) : order;
  return orders.pay(transaction, owned, lines, by, obsolete);
}
