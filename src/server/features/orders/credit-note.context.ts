/** The dependencies of refunds and credit notes. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { translate } from '../../translations.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { orderNews } from './order-news.ts';
import type { Order, OrdersService } from './orders.service.ts';

export interface CreditNoteDependencies {
  database: Database;
  clock: Clock;
  payments: PaymentsService;
  orders: Pick<OrdersService, 'lock' | 'noteHistory' | 'hasHistory'>;
  notifications: Pick<NotificationsService, 'notify'>;
  /** Receives failed refunds, for the log: a person must return the money another way. */
  onTrouble(detail: object, message: string): void;
}

export type CreditNoteContext = ReturnType<typeof creditNoteContext>;

export function creditNoteContext({
  database,
  clock,
  payments,
  orders,
  notifications,
  onTrouble,
}: CreditNoteDependencies) {
  const news = orderNews(notifications);
  const t = translate('order-emails');
  return { database, clock, payments, orders, onTrouble, news, t };
}

export function onLocked<Result>(
  { database, orders }: CreditNoteContext,
  orderId: string,
  work: (transaction: Transaction, order: Order) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .execute(async (transaction) => work(transaction, await orders.lock(transaction, orderId)));
}
