/** Moves orders through their states and records each step in the history. */
import { ORDER_STEPS } from '../../../../domain/orders/order-steps.ts';
import type { OrderEvent } from '../../../../domain/orders/order-steps.ts';
import { step } from '../../../../domain/state-machine.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { Order } from '../orders.store.ts';
import type { OrdersContext } from '../orders.context.ts';

/** An order after a step, with the history row of that step. */
export interface OrderStep {
  order: Order;
  historyId: string;
}

export async function moveOrder(
  { clock, store }: OrdersContext,
  transaction: Transaction,
  order: Order,
  event: OrderEvent,
  actor: string,
  detail?: object,
): Promise<OrderStep> {
  const state = step(ORDER_STEPS, order.state, event);
  const paidAt = event === 'pay' ? clock() : order.paidAt;
  const historyId = await store.move(
    transaction,
    { state, paidAt },
    { orderId: order.id, actor, event, fromState: order.state, toState: state, detail },
    clock(),
  );
  return { order: { ...order, state, paidAt }, historyId };
}

export function recordOrderHistory(
  { store, clock }: OrdersContext,
  transaction: Transaction,
  order: Order,
  actor: string,
  event: string,
  detail?: object,
): Promise<string> {
  return store.addHistory(
    transaction,
    { orderId: order.id, actor, event, fromState: order.state, toState: order.state, detail },
    clock(),
  );
}
