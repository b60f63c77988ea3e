/** Notifies buyers of a step of their order: by email, and in their account if they have one. */
import type { NotificationKind } from '../../../domain/people/notification-kinds.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { Order } from './orders.store.ts';

const KINDS = {
  pay: 'orderPaid',
  declinePayment: 'orderPaymentDeclined',
  startProduction: 'orderInProduction',
  dispatch: 'orderDispatched',
  deliver: 'orderDelivered',
  cancel: 'orderCancelled',
  refund: 'orderRefunded',
} as const satisfies Record<string, NotificationKind>;
export type NewsEvent = keyof typeof KINDS;

export type OrderNews = ReturnType<typeof orderNews>;

export function orderNews(notifications: Pick<NotificationsService, 'notify'>) {
  async function notify(
    transaction: Transaction,
    { id, reference, customerId }: Order,
    event: NewsEvent,
    historyId: string,
    detail: Record<string, string> = {},
  ): Promise<void> {
    if (!customerId) return;
    await notifications.notify(transaction, {
      customerId,
      kind: KINDS[event],
      detail: { reference, ...detail },
      link: `/account/order/${id}`,
      occasion: `order-${historyId}`,
    });
  }

  return {
    /** Notifies in the account only; another module sends the email. */
    notify,

    /** Called once per history row; both messages are sent only if the step's transaction commits. */
    async tell(
      transaction: Transaction,
      order: Order,
      event: NewsEvent,
      historyId: string,
      detail: Record<string, string> = {},
    ): Promise<void> {
      await enqueue(transaction, 'sendOrderNews', { orderId: order.id, historyId });
      await notify(transaction, order, event, historyId, detail);
    },
  };
}
