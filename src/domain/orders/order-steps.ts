/** The steps of an order. Payment, refund and shipment have their own; whether it is refunded is derived from money. */
import type { ProductionState } from './production-steps.ts';
import { canStep } from '../state-machine.ts';
import type { Steps } from '../state-machine.ts';

export type OrderState =
  | 'awaitingPayment'
  | 'paid'
  | 'inProduction'
  | 'dispatched'
  | 'delivered'
  | 'cancelled';
export type OrderEvent = 'pay' | 'startProduction' | 'dispatch' | 'deliver' | 'cancel';

export const ORDER_STEPS: Steps<OrderState, OrderEvent> = {
  awaitingPayment: { pay: 'paid', cancel: 'cancelled' },
  paid: { pay: 'paid', startProduction: 'inProduction', cancel: 'cancelled' },
  inProduction: { pay: 'inProduction', startProduction: 'inProduction', dispatch: 'dispatched' },
  dispatched: { pay: 'dispatched', dispatch: 'dispatched', deliver: 'delivered' },
  delivered: { pay: 'delivered', deliver: 'delivered' },
  // No `pay`: money that reaches a cancelled order is refunded, the order stays dead.
  cancelled: { cancel: 'cancelled' },
};

export const ORDER_STATES = Object.keys(ORDER_STEPS) as OrderState[];

export const isOrderState = (word: string): word is OrderState => Object.hasOwn(ORDER_STEPS, word);

/** What is written on a paid line may be changed until it is being made. */
export function mayEdit(state: OrderState, line: ProductionState): boolean {
  return state === 'paid' && line === 'waiting';
}

/** A buyer may change their mind until the first line is being made. */
export function mayCancel(state: OrderState, lines: readonly ProductionState[]): boolean {
  const isUntouched = lines.every((line) => line === 'waiting' || line === 'cancelled');
  return canStep(ORDER_STEPS, state, 'cancel') && isUntouched;
}
