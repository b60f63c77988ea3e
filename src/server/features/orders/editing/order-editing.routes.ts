/** The endpoints to change a paid line. */
import type { Handlers } from '../../../http/serve.ts';
import { answerCourse, answerDetail } from '../customers/customer-orders.answer.ts';
import type { CustomerOrdersService } from '../customers/customer-orders.service.ts';
import type { OrderEditingService } from './order-editing.service.ts';

export function orderEditingRoutes(
  editing: OrderEditingService,
  customerOrders: Pick<CustomerOrdersService, 'detail' | 'detailByKey'>,
) {
  return {
    orderItemUpdate: async ({ params: { id, itemId }, body, customer: { customerId } }) => {
      await editing.editOwn(customerId, id, { itemId, ...body });
      return answerDetail(await customerOrders.detail(customerId, id));
    },
    orderItemUpdateByKey: async ({ params: { orderKey, itemId }, body }) => {
      await editing.editByKey(orderKey, { itemId, ...body });
      return answerCourse(await customerOrders.detailByKey(orderKey));
    },
  } satisfies Handlers;
}
