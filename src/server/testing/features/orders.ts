/** Orders for tests: a named mug, checked out by a guest and paid without the payment provider. */
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import type { testShop } from '../test-app.ts';
import { SHOPPER_ADDRESS } from './checkout.ts';
import type { Order } from '../../features/orders/orders.service.ts';

type Shop = Awaited<ReturnType<typeof testShop>>;

export interface Buying {
  email?: string;
  /** The owner from the start; default: a guest. */
  customerId?: string;
  /** Default: the mug's. */
  sku?: string;
  quantity?: number;
  personalisation?: Personalisation;
  /** The gift note. */
  comment?: string;
}

export async function placeOrder(
  { call, productIds, services, database }: Shop,
  {
    email = 'sian@example.org',
    customerId,
    sku = 'MUG-WREATH',
    quantity = 1,
    personalisation = { v: 1, fields: { name: 'Siân' } },
    comment = '',
  }: Buying = {},
): Promise<Order> {
  const { id: cartId } = await call('cartAdd', {
    params: { cartId: 'new' },
    body: {
      productId: productIds[sku]!,
      quantity,
      personalisation,
    },
  });
  await call('cartAddressGuest', { params: { cartId, type: 'shipping' }, body: SHOPPER_ADDRESS });
  await call('cartDetails', {
    params: { cartId },
    body: { firstName: 'Siân', lastName: 'Price', email, comment, personalisedAccepted: true },
  });
  const { orderKey } = await call('guestCheckout', { params: { cartId, method: 'paypal' } });
  const order = await services.orders.byKey(orderKey);
  if (!customerId) return order;
  await database
    .updateTable('customerOrder')
    .set({ customerId })
    .where('id', '=', order.id)
    .execute();
  return { ...order, customerId };
}

export function payOrder({ database, services }: Shop, { id }: Order): Promise<Order> {
  return database
    .transaction()
    .execute(async (transaction) =>
      services.orders.pay(transaction, await services.orders.lock(transaction, id), 'shopper'),
    );
}

export async function buy(shop: Shop, buying: Buying = {}): Promise<Order> {
  return payOrder(shop, await placeOrder(shop, buying));
}
