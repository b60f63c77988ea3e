/** The state machine of an order. Payments, refunds and shipments have their own; refunds are not an order state. */
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
export type OrderEvent = 'pay' | 'startProduction' | 'dispatch' | 'deliver' | 'cancel' | 'remake';

export const ORDER_STEPS: Steps<OrderState, OrderEvent> = {
  awaitingPayment: { pay: 'paid', cancel: 'cancelled' },
  paid: { pay: 'paid', startProduction: 'inProduction', cancel: 'cancelled' },
  inProduction: {
    pay: 'inProduction',
    startProduction: 'inProduction',
    dispatch: 'dispatched',
    remake: 'inProduction',
  },
  dispatched: {
    pay: 'dispatched',
    dispatch: 'dispatched',
    deliver: 'delivered',
    remake: 'inProduction',
  },
  delivered: { pay: 'delivered', deliver: 'delivered', remake: 'inProduction' },
  // No `pay`: money that reaches a cancelled order is refunded and the order stays cancelled.
  cancelled: { cancel: 'cancelled' },
};

export const ORDER_STATES = Object.keys(ORDER_STEPS) as OrderState[];

/** Orders to make and send. */
export const OPEN_STATES = ['paid', 'inProduction'] as const satisfies readonly OrderState[];

export const isOpen = (state: OrderState): boolean =>
  (OPEN_STATES as readonly OrderState[]).includes(state);

export const isOrderState = (word: string): word is OrderState => Object.hasOwn(ORDER_STEPS, word);

/** The personalisation of a paid line can change until production of the line starts. */
export function mayEdit(state: OrderState, line: ProductionState): boolean {
  return state === 'paid' && line === 'waiting';
}

/** A customer can cancel until production of the first line starts. */
export function mayCancel(state: OrderState, lines: readonly ProductionState[]): boolean {
  const isUntouched = lines.every((line) => line === 'waiting' || line === 'cancelled');
  return canStep(ORDER_STEPS, state, 'cancel') && isUntouched;
}
