/** The order endpoints. */
import type { Handlers } from '../../http/serve.ts';
import { answerOrder } from './orders.answer.ts';
import type { OrdersService } from './orders.service.ts';

export function ordersRoutes(service: OrdersService) {
  return {
    orderCheckByKey: async ({ params }) => answerOrder(await service.checkByKey(params.orderKey)),
  } satisfies Handlers;
}
