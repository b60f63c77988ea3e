/** The order endpoints. */
import type { Handlers } from '../../http/serve.ts';
import type { OrdersService } from './orders.service.ts';

export function ordersRoutes(service: OrdersService) {
  return {
    orderCheckByKey: ({ params }) => service.checkByKey(params.orderKey),
  } satisfies Handlers;
}
