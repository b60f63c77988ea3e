/** Endpoints to read orders, for customers and for holders of an order key. */
import type { Handlers } from '../../../http/serve.ts';
import type { CustomerOrdersService } from './customer-orders.service.ts';

export function customerOrdersRoutes(service: CustomerOrdersService) {
  return {
    orders: ({ customer }) => service.summaries(customer.customerId),
    order: ({ params, customer }) => service.detail(customer.customerId, params.id),
    orderByKey: ({ params }) => service.detailByKey(params.orderKey),
    orderCheck: ({ params, customer }) => service.check(customer.customerId, params.id),
  } satisfies Handlers;
}
