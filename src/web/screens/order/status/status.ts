/** How an order stands in one word, of which the page speaks. */
import type { Order } from '../../../../contract/orders.ts';

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

/** Money that has moved comes before a cancelled order: the shopper asks for it first. */
export function standingOf({ status, payment }: Pick<Order, 'status' | 'payment'>): Standing {
  if (payment === 'refunded' || payment === 'review') return payment;
  if (status === 'cancelled') return payment === 'paid' ? 'refunding' : 'cancelled';
  return status === 'awaitingPayment' ? payment : status;
}
