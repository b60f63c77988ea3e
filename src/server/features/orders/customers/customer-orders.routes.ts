/** Endpoints to read orders, for customers and for holders of an order key. */
import { networkOf } from '../../../http/limits/rate-limit.ts';
import type { Handlers } from '../../../http/serve.ts';
import { answerOrder } from '../orders.answer.ts';
import { answerCourse, answerDetail, answerSummary } from './customer-orders.answer.ts';
import type { CustomerOrdersService } from './customer-orders.service.ts';

export function customerOrdersRoutes(service: CustomerOrdersService) {
  return {
    orders: async ({ customer }) =>
      (await service.summaries(customer.customerId)).map(answerSummary),
    order: async ({ params, customer }) =>
      answerDetail(await service.detail(customer.customerId, params.id)),
    orderFind: async ({ body, request }) => ({
      orderKey: await service.keyFor({ ...body, network: networkOf(request.ip) }),
    }),
    orderByKey: async ({ params }) => answerCourse(await service.detailByKey(params.orderKey)),
    orderCheck: async ({ params, customer }) => ({
      id: params.id,
      ...answerOrder(await service.check(customer.customerId, params.id)),
    }),
  } satisfies Handlers;
}
