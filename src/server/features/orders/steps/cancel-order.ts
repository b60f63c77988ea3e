/** Cancels orders, and deletes old ones that were never paid. */
import { DAY } from '../../../../domain/time/durations.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { setHold } from '../changes/order-changes.store.ts';
import type { Order } from '../orders.store.ts';
import type { OrdersContext } from '../orders.context.ts';
import { movePieces } from '../pieces/change-pieces.ts';
import { cancelLines, livePieces } from '../pieces/pieces.store.ts';
import type { OrderStep } from './move-order.ts';
import { moveOrder } from './move-order.ts';

const DELETED_AT_ONCE = 200;

/** Releases the stock, held or taken, and cancels the order; the caller refunds payments. */
export async function cancelOrder(
  context: OrdersContext,
  transaction: Transaction,
  order: Order,
  actor: string,
  reason: string,
  detail: object = {},
): Promise<OrderStep> {
  const { store, stock, clock } = context;
  const cancelled = await moveOrder(context, transaction, order, 'cancel', actor, {
    ...detail,
    reason,
  });
  const pieces = await livePieces(transaction, order.id);
  await movePieces(transaction, order.id, { pieces, event: 'cancel' }, { actor, at: clock() });
  await cancelLines(transaction, order.id);
  if (order.heldAt) await setHold(transaction, order.id, null);
  await stock.release(transaction, order.id, ['held', 'taken']);
  if (!order.paidAt) await store.emptyDrawings(transaction, order.id);
  return cancelled;
}

/** Job: deletes orders given up unpaid once they are old enough, but keeps those with money or legal records. */
export async function forgetUnpaid({ clock, unpaidDays, store }: OrdersContext): Promise<void> {
  const before = new Date(clock().getTime() - unpaidDays * DAY);
  while ((await store.deleteUnpaid(before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}
