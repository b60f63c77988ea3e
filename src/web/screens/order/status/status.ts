/** The status of an order as its page shows it. */
import type { Order } from '../../../../contract/orders/orders.ts';

export type Standing =
  | 'paid'
  | 'inProduction'
  | 'dispatched'
  | 'delivered'
  | 'capturing'
  | 'pending'
  | 'waiting'
  | 'refused'
  | 'review'
  | 'refunding'
  | 'refunded'
  | 'cancelled';

/** Moved money takes precedence over a cancelled order: shoppers ask about it first. */
export function standingOf({ status, payment }: Pick<Order, 'status' | 'payment'>): Standing {
  if (payment === 'refunded' || payment === 'review') return payment;
  if (status === 'cancelled') return payment === 'paid' ? 'refunding' : 'cancelled';
  return status === 'awaitingPayment' ? payment : status;
}
