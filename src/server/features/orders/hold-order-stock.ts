/** Stock holds of orders until payment. */
import { MINUTE } from '../../../domain/time/durations.ts';
import type { Transaction } from '../../database/connection.ts';
import type { Order } from './orders.store.ts';
import type { OrderLine } from './order-lines.store.ts';
import type { Shortage } from '../stock/stock.service.ts';
import type { OrdersContext } from './orders.context.ts';

/** Starts at checkout and again with each attempt to pay. */
export const HOLD_MS = 30 * MINUTE;

export function holdUntil({ clock }: OrdersContext): Date {
  return new Date(clock().getTime() + HOLD_MS);
}

export function overdueHolds({ store, clock }: OrdersContext) {
  return store.overdueHolds(clock());
}

export function prolongHold(context: OrdersContext, transaction: Transaction, orderId: string) {
  const { stock } = context;
  return stock.prolong(transaction, orderId, holdUntil(context));
}

export function isHoldOverdue(
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

/** Holds the stock again if the hold has lapsed; returns the shortages. */
export async function ensureHeld(
  context: OrdersContext,
  transaction: Transaction,
  orderId: string,
): Promise<Shortage[]> {
  const { stock } = context;
  const holds = await stock.holds(transaction, orderId);
  if (holds.every(({ state }) => state === 'held')) {
    await stock.prolong(transaction, orderId, holdUntil(context));
    return [];
  }
  return stock.hold(transaction, orderId, holds, holdUntil(context));
}
