/** Orders after placement. */
import { extraDaysTo } from '../../domain/delivery/delivery.ts';
import { customerOrdersService } from '../features/orders/customers/customer-orders.service.ts';
import { orderRefundsService } from '../features/orders/refunds/order-refunds.service.ts';
import { orderCourseService } from '../features/orders/course/order-course.service.ts';
import { orderEditingService } from '../features/orders/editing/order-editing.service.ts';
import { orderErasureService } from '../features/orders/erasure/order-erasure.service.ts';
import { ordersService } from '../features/orders/orders.service.ts';
import { officeListService } from '../features/orders/office/list/office-list.service.ts';
import { officeOrderService } from '../features/orders/office/order/office-order.service.ts';
import { todayService } from '../features/orders/office/today/today.service.ts';
import { orderViewsService } from '../features/orders/views/order-views.service.ts';
import { payLinks } from '../features/orders/steps/pay-links.ts';
import { orderListStore } from '../features/orders/search/order-list.store.ts';
import type { Surroundings } from './surroundings.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import type { PeopleServices } from './people-services.ts';
import type { DesignServices } from './design-services.ts';
import type { BuyingServices } from './buying-services.ts';
import type { OfficeServices } from './office-services.ts';
import type { FontUsers } from './font-users.ts';
import { sellerOf } from './seller.ts';

export type OrderServices = ReturnType<typeof orderServices>;

export function orderServices(
  surroundings: Surroundings,
  { journal, failedJobs }: Pick<OfficeServices, 'journal' | 'failedJobs'>,
  { calendar, catalogue }: CatalogueServices,
  { notifications }: PeopleServices,
  { artwork, uploads }: DesignServices,
  { payments, stockLevels }: Pick<BuyingServices, 'payments' | 'stockLevels'>,
  { seal }: FontUsers,
) {
  const { config, settings, shop, database, clock, outside, logger, secret } = surroundings;
  const orders = ordersService({
    database,
    clock,
    notifications,
    payments,
    cutOffHour: () => settings.current().dispatch.cutOffHour,
    seller: (vatRegistered) => sellerOf(shop, vatRegistered),
    uploads,
    unpaidDays: config.unpaidOrderDays,
    areSamples: surroundings.areSamples ?? false,
  });
  const placed = { database, clock, orders };
  const limitFactor = config.rateLimits;
  const customerOrders = customerOrdersService({ ...placed, secret, limitFactor });
  const design = { catalogue, artwork, uploads, seal };
  const orderEditing = orderEditingService({ ...placed, ...design });
  const course = orderCourseService({
    database,
    clock,
    orders,
    notifications,
    arrival: (to) =>
      calendar.arrival({ extraDays: extraDaysTo(to, settings.current().delivery.zones) }),
  });
  const orderRefunds = orderRefundsService({
    database,
    clock,
    payments,
    orders,
    notifications,
    onTrouble: (detail, message) => logger.warn(detail, message),
  });
  const orderErasure = orderErasureService({
    database,
    clock,
    orders,
    payments,
    media: outside.media,
  });
  const links = payLinks({ clock, secret, origin: config.origin });
  const officeList = officeListService({ database, clock });
  const orderViews = orderViewsService({ database, record: journal.record });
  return {
    orders,
    customerOrders,
    orderEditing,
    course,
    orderRefunds,
    orderErasure,
    orderList: orderListStore(database),
    officeOrder: officeOrderService({
      database,
      clock,
      orders,
      payments,
      orderRefunds,
      journal,
      catalogue,
      payLinks: links,
    }),
    payLinks: links,
    officeList,
    orderViews,
    today: todayService({ database, clock, list: officeList, failedJobs, stockLevels }),
  };
}
