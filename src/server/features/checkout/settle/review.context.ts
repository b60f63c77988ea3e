/** The dependencies of payment reviews. */
import type { Database } from '../../../database/connection/connection.ts';
import type { PaymentGateway } from '../../../gateways/payment-gateway.ts';
import type { JournalService } from '../../journal/journal.service.ts';
import type { CartService } from '../../cart/cart.service.ts';
import type { NotificationsService } from '../../notifications/notifications.service.ts';
import { orderNews } from '../../orders/order-news.ts';
import type { OrdersService } from '../../orders/orders.service.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';

export interface ReviewDependencies {
  database: Database;
  gateway: PaymentGateway;
  carts: Pick<CartService, 'lockBought' | 'takeBought'>;
  payments: PaymentsService;
  orders: OrdersService;
  notifications: Pick<NotificationsService, 'notify'>;
  record: JournalService['record'];
}

export type ReviewContext = ReturnType<typeof reviewContext>;

export function reviewContext({
  database,
  gateway,
  carts,
  payments,
  orders,
  notifications,
  record,
}: ReviewDependencies) {
  const news = orderNews(notifications);
  return { database, gateway, carts, payments, orders, news, record };
}
