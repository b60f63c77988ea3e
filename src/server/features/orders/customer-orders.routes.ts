/** The calls by which customers read their own orders. */
import type { Handlers } from '../../http/serve.ts';
import type { CustomerOrdersService } from './customer-orders.service.ts';

export function customerOrdersRoutes(service: CustomerOrdersService) {
  return {
    orders: ({ customer }) => service.summaries(customer.customerId),
    order: ({ params, customer }) => service.detail(customer.customerId, params.id),
    orderCheck: ({ params, customer }) => service.check(customer.customerId, params.id),
  } satisfies Handlers;
}
