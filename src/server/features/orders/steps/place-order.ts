/** Places an order: freezes its lines and holds their stock. */
import { ShopError } from '../../../../domain/errors.ts';
import { formatOrderReference } from '../../../../domain/orders/order-number.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { newId, secret } from '../../../database/ids.ts';
import type { Order, OrderPerson } from '../orders.store.ts';
import type { DrawnLine, OrderAdjustment, OrderLine } from '../order-lines.store.ts';
import type { Shortage, Wanted } from '../../stock/stock.service.ts';
import type { OrdersContext } from '../orders.context.ts';
import { holdUntil } from './hold-order-stock.ts';

export type NewOrder = Omit<
  Order,
  | 'id'
  | 'key'
  | 'reference'
  | 'state'
  | 'placedAt'
  | 'paidAt'
  | 'leftCartAt'
  | 'heldAt'
  | 'heldReason'
  | 'pieceCount'
  | 'isSample'
> & {
  person: OrderPerson;
  lines: readonly DrawnLine[];
  adjustments: readonly OrderAdjustment[];
};

/** Gives a guest's order to the customer who has claimed its cart since. */
export async function giveOrderTo(
  { store }: OrdersContext,
  transaction: Transaction,
  order: Order,
  customerId: string,
): Promise<Order> {
  await store.giveTo(transaction, order.id, customerId);
  return { ...order, customerId };
}

/** Throws outOfStock, which rolls back the caller's transaction. Locks stock last, to hold its lock briefly. */
export async function placeOrder(
  context: OrdersContext,
  transaction: Transaction,
  draft: NewOrder,
  actor: string,
): Promise<Order> {
  const { store, clock, stock, areSamples } = context;
  const { person, lines, adjustments, ...rest } = draft;
  const order: Order = {
    ...rest,
    id: newId(),
    key: secret(),
    reference: formatOrderReference(await store.nextNumber(transaction)),
    state: 'awaitingPayment',
    placedAt: clock(),
    paidAt: null,
    // The cart of an order to pay by link is not shown to anyone.
    leftCartAt: rest.payBy && clock(),
    heldAt: null,
    heldReason: null,
    pieceCount: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    isSample: areSamples,
  };
  const history = {
    orderId: order.id,
    actor,
    event: 'place',
    fromState: null,
    toState: order.state,
    ...(order.payBy && { detail: { payBy: order.payBy.toISOString() } }),
  };
  const [, , , short] = await Promise.all([
    store.insert(transaction, order, person, history, clock()),
    store.insertLines(transaction, order.id, lines, adjustments),
    store.refreshSearch(transaction, [order.id]),
    stock.hold(transaction, order.id, wantedOf(lines), holdUntil(context, order)),
  ]);
  if (short.length > 0)
    throw new ShopError('outOfStock', { message: describeShortage(lines, short) });
  return order;
}

/** Lines with the same blank use the same stock; ids ascend. */
function wantedOf(lines: readonly OrderLine[]): Wanted[] {
  const wanted = new Map<string, number>();
  for (const { blankVariantId, quantity } of lines)
    wanted.set(blankVariantId, (wanted.get(blankVariantId) ?? 0) + quantity);
  return [...wanted]
    .map(([blankVariantId, quantity]) => ({ blankVariantId, quantity }))
    .toSorted((one, other) => (one.blankVariantId < other.blankVariantId ? -1 : 1));
}

function describeShortage(lines: readonly OrderLine[], short: readonly Shortage[]): string {
  return short
    .map(({ blankVariantId, left }) => {
      const name =
        lines.find((line) => line.blankVariantId === blankVariantId)?.name ?? 'This product';
      return left === 0 ? `${name} is sold out.` : `Only ${left} of ${name} left.`;
    })
    .join(' ');
}
