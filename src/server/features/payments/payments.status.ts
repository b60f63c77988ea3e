/** Derives the payment state of an order from its attempts and captures. */
import { LIVE_ATTEMPT_STATES } from '../../../domain/orders/payment-steps.ts';
import type { AttemptState } from '../../../domain/orders/payment-steps.ts';
import type { Attempt } from './attempts.store.ts';
import type { StoredCapture } from './captures.store.ts';

/** The payment state of an order, as shown to shoppers. */
export type PaymentStatus =
  | 'waiting'
  | 'capturing'
  | 'pending'
  | 'paid'
  | 'refused'
  | 'review'
  | 'refunded';

export const isLive = (state: AttemptState): boolean => LIVE_ATTEMPT_STATES.includes(state);

/** Whether money may be moving or is in review, so the order must not change. */
export const isTaking = (state: AttemptState): boolean =>
  state === 'capturing' || state === 'pending' || state === 'review';

/** Expects the attempts latest first. */
export function paymentStatusOf(
  attempts: readonly Attempt[],
  captures: readonly StoredCapture[],
): PaymentStatus {
  if (attempts.some(({ state }) => state === 'review')) return 'review';
  if (attempts.some(({ state }) => state === 'pending')) return 'pending';
  if (attempts.some(({ state }) => isTaking(state))) return 'capturing';
  const taken = captures.filter(
    ({ state }) => state === 'completed' || state === 'partiallyRefunded' || state === 'refunded',
  );
  if (taken.length > 0) return taken.every(isGivenBack) ? 'refunded' : 'paid';
  const [latest] = attempts;
  return latest && isLive(latest.state) && !latest.failure ? 'waiting' : 'refused';
}

function isGivenBack({ state, refundedPence, amountPence }: StoredCapture): boolean {
  return state === 'refunded' || refundedPence === amountPence;
}
