/** The endpoints to change a paid line. */
import type { Handlers } from '../../../http/serve.ts';
import type { CustomerOrdersService } from '../customers/customer-orders.service.ts';
import type { OrderEditingService } from './order-editing.service.ts';

export function orderEditingRoutes(
  editing: OrderEditingService,
  customerOrders: Pick<CustomerOrdersService, 'detail' | 'detailByKey'>,
) {
  return {
    orderItemUpdate: async ({ params: { id, itemId }, body, customer: { customerId } }) => {
      await editing.editOwn(customerId, id, { itemId, ...body });
      return customerOrders.detail(customerId, id);
    },
    orderItemUpdateByKey: async ({ params: { orderKey, itemId }, body }) => {
      await editing.editByKey(orderKey, { itemId, ...body });
      return customerOrders.detailByKey(orderKey);
    },
  } satisfies Handlers;
}
