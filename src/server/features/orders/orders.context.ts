/** The dependencies of the order use cases. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { InvoiceSeller } from '../../../domain/money/issued-document.ts';
import { adoptionStore } from './customers/adoption.store.ts';
import { orderCourseStore } from './course/order-course.store.ts';
import { orderNews } from './order-news.ts';
import { orderOwnersStore } from './search/order-owners.store.ts';
import { ordersStore } from './orders.store.ts';
import { orderLinesStore } from './order-lines.store.ts';
import { refreshOrderSearch } from './search/order-search.store.ts';
import { stockService } from '../stock/stock.service.ts';
import { unpaidOrdersStore } from './erasure/unpaid-orders.store.ts';

export interface OrdersDependencies {
  database: Database;
  clock: Clock;
  notifications: Pick<NotificationsService, 'notify'>;
  payments: Pick<PaymentsService, 'statusOf'>;
  uploads: Pick<UploadsService, 'storedFor'>;
  /** As it is now. */
  seller(vatRegistered: boolean): InvoiceSeller;
  /** As it is now, in London. */
  cutOffHour(): number;
  /** Days after which orders given up unpaid are deleted. */
  unpaidDays: number;
  /** Whether the orders placed here are sample orders. The shop sends no emails about them. */
  areSamples: boolean;
}

export type OrdersContext = ReturnType<typeof ordersContext>;

export function ordersContext({
  database,
  clock,
  notifications,
  payments,
  uploads,
  seller,
  cutOffHour,
  unpaidDays,
  areSamples,
}: OrdersDependencies) {
  const store = {
    ...ordersStore(database),
    ...orderLinesStore(database),
    ...orderCourseStore(database),
    ...adoptionStore(database),
    ...orderOwnersStore(database),
    ...unpaidOrdersStore(database),
    refreshSearch: refreshOrderSearch,
  };
  const news = orderNews(notifications);
  const stock = stockService({ database });
  return {
    database,
    clock,
    payments,
    uploads,
    seller,
    cutOffHour,
    unpaidDays,
    areSamples,
    store,
    news,
    stock,
  };
}
