/** When an order is expected; null while it waits for payment, and once it has arrived or is cancelled. */
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { expectedArrival, type ArrivalWindow } from '../../../../domain/orders/expected-arrival.ts';

const AWAITED: readonly OrderCourse['status'][] = ['paid', 'inProduction', 'dispatched'];

export const expectedOf = ({
  status,
  promise,
  parcels,
}: Pick<OrderCourse, 'status' | 'promise' | 'parcels'>): ArrivalWindow | null =>
  AWAITED.includes(status) ? expectedArrival(promise, parcels) : null;
