/** Stock holds of orders until payment. */
import { MINUTE } from '../../../../domain/time/durations.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { Order } from '../orders.store.ts';
import type { OrderLine } from '../order-lines.store.ts';
import type { Shortage } from '../../stock/stock.service.ts';
import type { OrdersContext } from '../orders.context.ts';

/** Starts at checkout and again with each attempt to pay. */
export const HOLD_MS = 30 * MINUTE;

/** At least until the order's pay link ends, if it has one. */
export function holdUntil({ clock }: OrdersContext, { payBy }: Pick<Order, 'payBy'>): Date {
  return new Date(Math.max(clock().getTime() + HOLD_MS, payBy?.getTime() ?? 0));
}

export function overdueHolds({ store, clock }: OrdersContext) {
  return store.overdueHolds(clock());
}

export async function prolongOrderHold(
  context: OrdersContext,
  transaction: Transaction,
  orderId: string,
) {
  const { stock, store } = context;
  const until = holdUntil(context, await store.byId(orderId, transaction));
  return stock.prolong(transaction, orderId, until);
}

export function isOrderHoldOverdue(
  { stock, clock }: OrdersContext,
  transaction: Transaction,
  orderId: string,
) {
  return stock.isOverdue(transaction, orderId, clock());
}

/** Locks, in id order to avoid deadlocks, the stock that these orders release and these lines need. */
export function lockStockOf(
  { stock }: OrdersContext,
  transaction: Transaction,
  orders: readonly Order[],
  lines: readonly OrderLine[],
): Promise<void> {
  return stock.lock(
    transaction,
    orders.map(({ id }) => id),
    lines.map(({ blankVariantId }) => blankVariantId),
  );
}

/** Holds the stock again if the hold has lapsed; returns the shortages. The caller holds the order lock. */
export async function ensureHeld(
  context: OrdersContext,
  transaction: Transaction,
  order: Pick<Order, 'id' | 'payBy'>,
): Promise<Shortage[]> {
  const { stock } = context;
  const until = holdUntil(context, order);
  if (await stock.prolong(transaction, order.id, until)) return [];
  return stock.hold(transaction, order.id, await stock.holds(transaction, order.id), until);
}
