/** Places an order that a member of the staff took by phone or email. Its customer pays by a link. */
import { isDeepStrictEqual } from 'node:util';
import { ShopError } from '../../../../domain/errors.ts';
import { payByFrom } from '../../../../domain/orders/pay-by.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { CheckedCart, StaffCart } from '../../cart/staff-cart.ts';
import type { JournalActor } from '../../journal/journal.service.ts';
import type { Order } from '../../orders/orders.service.ts';
import type { CheckoutContext } from '../checkout.context.ts';
import { placeWithin } from '../placing/checkout.place.ts';

export interface OrderTaken extends StaffCart {
  /** Made once by the member's page: the same key makes one order. */
  key: string;
  /** For the staff; empty for none. */
  note: string;
}

/** Who took the order. */
export interface Taker {
  /** For the order's history: a member's email address. */
  name: string;
  actor: JournalActor;
  requestId: string;
}

/**
 * Throws invalid, cartEmpty, cartIncomplete and outOfStock. A repeated call returns the first order,
 * or throws changedMeanwhile if it asks for something else.
 */
export async function placeForCustomer(
  context: CheckoutContext,
  taken: OrderTaken,
  taker: Taker,
): Promise<Order> {
  const { promisesNow, database, carts, clock, unpaidDays } = context;
  const checked = await carts.checkStaffCart(taken);
  const promised = await promisesNow();
  const id = `staff-${taken.key}`;
  const cart = { ...checked.cart, id };
  return database.transaction().execute(async (within) => {
    if (!(await carts.claimStaffCart(within, id)))
      return orderMadeBefore(context, within, { ...checked, cart });
    const placing = {
      customerId: null,
      mayPlace: async () => {},
      actor: taker.name,
      payBy: payByFrom(clock(), unpaidDays),
    };
    const locked = { ...checked, cart };
    const order = await placeWithin(context, within, locked, promised, placing);
    await followUp(context, within, order, taken.note, taker);
    return order;
  });
}

/** Emails the link, and records who took the order. */
async function followUp(
  { orders, record }: CheckoutContext,
  within: Transaction,
  order: Order,
  note: string,
  { name, actor, requestId }: Taker,
): Promise<void> {
  if (note !== '')
    await orders.recordHistory(within, order, name, 'note', { text: note, to: 'staff' });
  const historyId = await orders.recordHistory(within, order, name, 'payLink');
  await enqueue(within, 'sendOrderNews', { orderId: order.id, historyId });
  await record(within, {
    actor,
    action: 'order.create',
    subject: { kind: 'order', id: order.id },
    before: {},
    after: { state: order.state, by: name, amountPence: order.totalPence },
    requestId,
  });
}

async function orderMadeBefore(
  { orders }: CheckoutContext,
  within: Transaction,
  { cart, items }: CheckedCart,
): Promise<Order> {
  const order = await orders.latestOfCart(within, cart.id);
  if (!order) throw madeBefore('This order was made already, and was cancelled since.');
  const [lines, person] = await Promise.all([
    orders.lines(order.id, within),
    orders.person(order.id, within),
  ]);
  const asked = items.map(({ productId, quantity, personalisation }) => ({
    productId,
    quantity,
    personalisation,
  }));
  const made = lines.map(({ productVariantId: productId, quantity, personalisation }) => ({
    productId,
    quantity,
    personalisation,
  }));
  const isSame =
    isDeepStrictEqual(asked, made) &&
    cart.email === person.email &&
    cart.firstName === person.firstName &&
    cart.lastName === person.lastName &&
    cart.phone === person.phone &&
    cart.comment === person.comment &&
    isDeepStrictEqual(
      { ...cart.shippingAddress, Method: '' },
      { ...person.shippingAddress, Method: '' },
    );
  if (isSame) return order;
  throw madeBefore(
    `This order was made already, as ${order.reference}, with what was filled in then. Please open it and change it there.`,
  );
}

const madeBefore = (message: string) => new ShopError('changedMeanwhile', { message });
