/** Orders after placement. */
import { zoneNameOf } from '../../domain/delivery/delivery.ts';
import { customerOrdersService } from '../features/orders/customers/customer-orders.service.ts';
import { creditNoteService } from '../features/orders/credit-note.service.ts';
import { orderCourseService } from '../features/orders/course/order-course.service.ts';
import { orderEditingService } from '../features/orders/editing/order-editing.service.ts';
import { orderErasureService } from '../features/orders/erasure/order-erasure.service.ts';
import { ordersService } from '../features/orders/orders.service.ts';
import { orderListStore } from '../features/orders/order-list.store.ts';
import type { Surroundings } from './surroundings.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import type { PeopleServices } from './people-services.ts';
import type { DesignServices } from './design-services.ts';
import type { BuyingServices } from './buying-services.ts';
import type { FontUsers } from './font-users.ts';
import { sellerOf } from './seller.ts';

export type OrderServices = ReturnType<typeof orderServices>;

export function orderServices(
  { config, database, clock, outside, logger }: Surroundings,
  { calendar, catalogue }: CatalogueServices,
  { notifications }: PeopleServices,
  { artwork, uploads }: DesignServices,
  { payments }: BuyingServices,
  { seal }: FontUsers,
) {
  const { deliveryZones: zones } = config;
  const orders = ordersService({
    database,
    clock,
    notifications,
    payments,
    seller: sellerOf(config),
    uploads,
    unpaidDays: config.unpaidOrderDays,
  });
  const customerOrders = customerOrdersService({ database, clock, orders });
  const orderEditing = orderEditingService({
    database,
    catalogue,
    artwork,
    uploads,
    seal,
    orders,
  });
  const course = orderCourseService({
    database,
    clock,
    orders,
    notifications,
    arrival: (to) => {
      const zone = zones.find(({ name }) => name === zoneNameOf(to));
      return calendar.arrival({ extraDays: zone?.extraDays ?? 0 });
    },
  });
  const creditNotes = creditNoteService({
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
  return {
    orders,
    customerOrders,
    orderEditing,
    course,
    creditNotes,
    orderErasure,
    orderList: orderListStore(database),
  };
}
