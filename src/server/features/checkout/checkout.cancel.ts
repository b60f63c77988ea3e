/** Cancels an order before production starts: voids or refunds its payment and releases its stock. */
import { ShopError } from '../../../domain/errors.ts';
import { mayCancel } from '../../../domain/orders/order-steps.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { translate } from '../../emails/translations.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { OrderRefundsService } from '../orders/refunds/order-refunds.service.ts';
import type {
  CourseOfOrder,
  CustomerOrdersService,
} from '../orders/customers/customer-orders.service.ts';
import { surround, UNRECORDED } from '../orders/around-change.ts';
import { orderNews } from '../orders/order-news.ts';
import type { Order, OrdersService } from '../orders/orders.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { isTaking } from '../payments/payments.status.ts';

export interface CancelDependencies {
  database: Database;
  payments: Pick<PaymentsService, 'liveAttempt' | 'moveAttempt'>;
  orders: Pick<OrdersService, 'lock' | 'ofCustomer' | 'byKey' | 'cancel' | 'productionOf'>;
  orderRefunds: Pick<OrderRefundsService, 'reserveRest'>;
  notifications: Pick<NotificationsService, 'notify'>;
  customerOrders: Pick<CustomerOrdersService, 'detail' | 'detailByKey'>;
}

export type CheckoutCancel = ReturnType<typeof checkoutCancel>;

export function checkoutCancel({
  database,
  payments,
  orders,
  orderRefunds,
  notifications,
  customerOrders,
}: CancelDependencies) {
  const news = orderNews(notifications);
  const t = translate('order-emails');

  /**
   * Leaves the cart unchanged: it stays open if nothing was paid. Throws paymentInProgress while
   * money may be moving, and stepNotAllowed once production has started. Idempotent.
   *
   * @param reason for the history; customers do not see it
   */
  const cancel = (
    orderId: string,
    actor: string,
    reason?: string,
    around = UNRECORDED,
  ): Promise<Order> =>
    database.transaction().execute(async (transaction) => {
      const order = await orders.lock(transaction, orderId);
      return surround(around, transaction, order, () =>
        cancelLocked(transaction, order, actor, reason),
      );
    });

  async function cancelLocked(
    transaction: Transaction,
    order: Order,
    actor: string,
    reason?: string,
  ): Promise<Order> {
    const orderId = order.id;
    if (order.state === 'cancelled') return order;
    if (!mayCancel(order.state, await orders.productionOf(transaction, orderId)))
      throw new ShopError('stepNotAllowed');
    const attempt = await payments.liveAttempt(orderId, transaction);
    if (attempt && isTaking(attempt.state)) throw new ShopError('paymentInProgress');
    if (attempt)
      await payments.moveAttempt(transaction, attempt, 'cancel', { failure: 'orderCancelled' });
    const fixedReason = t('creditNote.cancelled');
    const cancelled = await orders.cancel(transaction, order, actor, reason ?? fixedReason);
    // The customer reads the refund's reason on the credit note; the given one is for the staff.
    await orderRefunds.reserveRest(transaction, cancelled.order, fixedReason, actor);
    await news.tell(transaction, cancelled.order, 'cancel', cancelled.historyId);
    return cancelled.order;
  }

  return {
    cancel,

    /** Throws orderNotFound, also for orders of other customers. */
    async cancelOwn(customerId: string, orderId: string): Promise<CourseOfOrder> {
      await orders.ofCustomer(customerId, orderId);
      await cancel(orderId, 'customer');
      return customerOrders.detail(customerId, orderId);
    },

    /** Throws orderNotFound. */
    async cancelByKey(orderKey: string): Promise<CourseOfOrder> {
      const { id } = await orders.byKey(orderKey);
      await cancel(id, 'shopper');
      return customerOrders.detailByKey(orderKey);
    },
  };
}
