/** The states of an order and what leads from one to the next. */
import { ShopError } from '../../../domain/errors.ts';

export type OrderState = 'awaitingPayment' | 'paid' | 'inProduction' | 'dispatched' | 'delivered' | 'cancelled';
export type OrderEvent = 'pay' | 'startProduction' | 'dispatch' | 'deliver' | 'cancel';

export const ORDER_STEPS: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  awaitingPayment: { pay: 'paid', cancel: 'cancelled' },
  paid: { startProduction: 'inProduction', cancel: 'cancelled' },
  inProduction: { dispatch: 'dispatched' },
  dispatched: { deliver: 'delivered' },
  delivered: {},
  cancelled: {},
};

export function stepOrder(state: OrderState, event: OrderEvent): OrderState {
  const next = ORDER_STEPS[state][event];
  if (!next) throw new ShopError('stepNotAllowed', { message: `An order that is ${state} cannot ${event}.` });
  return next;
}
