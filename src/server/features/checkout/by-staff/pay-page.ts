/** What the link to pay an order shows. */
import { ShopError } from '../../../../domain/errors.ts';
import { bound } from '../../../bound.ts';
import type { Database } from '../../../database/connection/connection.ts';
import { inSnapshot } from '../../../database/connection/snapshot.ts';
import type { WholeOrder } from '../../orders/search/find-order.ts';
import type { OrdersService } from '../../orders/orders.service.ts';
import type { PayLinks } from '../../orders/steps/pay-links.ts';

export interface PayPageDependencies {
  database: Database;
  orders: Pick<OrdersService, 'find' | 'check'>;
  payLinks: Pick<PayLinks, 'open'>;
}

/** taking: the payment goes through or is checked. over: not paid in time. */
export type PayPageState = 'open' | 'taking' | 'paid' | 'cancelled' | 'over';

export interface PayPage extends WholeOrder {
  state: PayPageState;
}

export type PayPageService = ReturnType<typeof payPageService>;

export function payPageService(dependencies: PayPageDependencies) {
  return bound(dependencies, { show: showPayPage });
}

/** Throws linkExpired, also for orders that are deleted or whose buyer is erased. */
export async function showPayPage(
  { database, orders, payLinks }: PayPageDependencies,
  link: string,
): Promise<PayPage> {
  const { id, isOver } = payLinks.open(link);
  const whole = await inSnapshot(database, async (transaction) => {
    const order = await orders.find(id, transaction);
    if (!order) throw new ShopError('linkExpired');
    return orders.check(order, transaction);
  });
  if (whole.person.email === '') throw new ShopError('linkExpired');
  return { ...whole, state: stateOf(whole, isOver) };
}

function stateOf({ order, payment }: WholeOrder, isOver: boolean): PayPageState {
  if (order.state === 'cancelled') return isOver && !order.paidAt ? 'over' : 'cancelled';
  if (order.state !== 'awaitingPayment') return 'paid';
  if (payment === 'capturing' || payment === 'pending' || payment === 'review') return 'taking';
  return isOver ? 'over' : 'open';
}
