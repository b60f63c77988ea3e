/** Records a step of an order, or of a part of it, in its history, and tells its buyer. */
import type { OrderEvent } from '../../../../domain/orders/order-steps.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { NewsEvent, OrderNews } from '../order-news.ts';
import type { Order, OrdersService } from '../orders.service.ts';

export interface StepRecorder {
  orders: Pick<OrdersService, 'move' | 'recordHistory'>;
  news: OrderNews;
}

/** Moves the order if the event does; events of a part of it also get a history row. */
export async function recordStep(
  { orders, news }: StepRecorder,
  transaction: Transaction,
  order: Order,
  event: OrderEvent & NewsEvent,
  step: { actor: string; moves: boolean; detail?: object; values?: Record<string, string> },
): Promise<void> {
  const { actor, moves, detail, values } = step;
  const historyId = moves
    ? (await orders.move(transaction, order, event, actor, detail)).historyId
    : await orders.recordHistory(transaction, order, actor, event, detail);
  await news.tell(transaction, order, event, historyId, values);
}
