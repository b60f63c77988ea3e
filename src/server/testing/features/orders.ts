/** Orders for tests: a named mug, checked out by a guest and paid without the payment provider. */
import type { AttemptEvent } from '../../../domain/orders/payment-steps.ts';
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
  /** The product of a second line, of one copy. */
  secondSku?: string;
  personalisation?: Personalisation;
  /** The gift note. */
  comment?: string;
  /** Differs from the usual address. */
  address?: Partial<typeof SHOPPER_ADDRESS>;
}

export async function placeOrder(
  { call, productIds, services, database }: Shop,
  {
    email = 'sian@example.org',
    customerId,
    sku = 'MUG-WREATH',
    quantity = 1,
    secondSku,
    personalisation = { v: 1, fields: { name: 'Siân' } },
    comment = '',
    address = {},
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
  if (secondSku !== undefined)
    await call('cartAdd', {
      params: { cartId },
      body: { productId: productIds[secondSku]!, quantity: 1, personalisation },
    });
  await call('cartAddressGuest', {
    params: { cartId, type: 'shipping' },
    body: { ...SHOPPER_ADDRESS, ...address },
  });
  await call('cartDetails', {
    params: { cartId },
    body: { firstName: 'Siân', lastName: 'Price', email, comment, personalisedAccepted: true },
  });
  const { orderKey } = await call('guestCheckout', { params: { cartId, method: 'paypal' } });
  const order = await services.orders.byKey(orderKey);
  if (!customerId) return order;
  return database
    .transaction()
    .execute((transaction) => services.orders.giveTo(transaction, order, customerId));
}

/** Moves the order's attempt through steps that the shop takes while it waits for the provider. */
export async function moveAttempt(
  { database, services }: Pick<Shop, 'database' | 'services'>,
  orderId: string,
  ...events: AttemptEvent[]
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    let attempt = await services.payments.liveAttempt(orderId, transaction);
    if (!attempt) throw new Error('The order has no open attempt');
    for (const event of events)
      attempt = await services.payments.moveAttempt(transaction, attempt, event);
  });
}

export function payOrder({ database, services }: Shop, { id }: Order): Promise<Order> {
  return database.transaction().execute(async (transaction) => {
    const order = await services.orders.lock(transaction, id);
    const lines = await services.orders.lines(id, transaction);
    return services.orders.pay(transaction, order, lines, 'shopper');
  });
}

export async function buy(shop: Shop, buying: Buying = {}): Promise<Order> {
  return payOrder(shop, await placeOrder(shop, buying));
}
