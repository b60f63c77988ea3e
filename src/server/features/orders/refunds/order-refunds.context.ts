/** The dependencies of refunds and credit notes. */
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { translate } from '../../../emails/translations.ts';
import type { NotificationsService } from '../../notifications/notifications.service.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import { surround, UNRECORDED } from '../around-change.ts';
import { orderNews } from '../order-news.ts';
import type { Order, OrdersService } from '../orders.service.ts';

export interface OrderRefundsDependencies {
  database: Database;
  clock: Clock;
  payments: PaymentsService;
  orders: Pick<OrdersService, 'lock' | 'recordHistory' | 'hasHistory'>;
  notifications: Pick<NotificationsService, 'notify'>;
  /** Receives failed refunds, for the log: a person must return the money another way. */
  onTrouble(detail: object, message: string): void;
}

export type OrderRefundsContext = ReturnType<typeof orderRefundsContext>;

export function orderRefundsContext({
  database,
  clock,
  payments,
  orders,
  notifications,
  onTrouble,
}: OrderRefundsDependencies) {
  const news = orderNews(notifications);
  const t = translate('order-emails');
  return { database, clock, payments, orders, onTrouble, news, t };
}

export function onLocked<Result>(
  { database, orders }: OrderRefundsContext,
  orderId: string,
  work: (transaction: Transaction, order: Order) => Promise<Result>,
  around = UNRECORDED,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const order = await orders.lock(transaction, orderId);
    return surround(around, transaction, order, () => work(transaction, order));
  });
}
