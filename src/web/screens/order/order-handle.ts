/** How an order is opened: customers by its id and their bearer, guests by the key in their emails. */
import type { OrderCourse } from '../../../contract/orders/orders.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { browserApi } from '../../api/client.ts';

export type OrderHandle = { id: string } | { orderKey: string };

/** Throws Refusal. */
export function cancelOrder(of: OrderHandle): Promise<OrderCourse> {
  return 'id' in of
    ? browserApi.call('orderCancel', { params: of })
    : browserApi.call('orderCancelByKey', { params: of });
}

/** Throws Refusal. */
export function changeLine(
  of: OrderHandle,
  itemId: string,
  personalisation: Personalisation,
): Promise<OrderCourse> {
  const body = { personalisation };
  return 'id' in of
    ? browserApi.call('orderItemUpdate', { params: { ...of, itemId }, body })
    : browserApi.call('orderItemUpdateByKey', { params: { ...of, itemId }, body });
}
