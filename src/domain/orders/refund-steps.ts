/** The state machine of a refund, and how much of a capture can still be refunded. */
import { pence, sum, type Pence } from '../money/money.ts';
import type { Steps } from '../state-machine.ts';

/** reserved: the amount is set aside before the provider is called, so that two refunds never return the same pound. */
export type RefundState = 'reserved' | 'pending' | 'completed' | 'failed' | 'cancelled';
export type RefundEvent = 'hold' | 'complete' | 'fail' | 'cancel';

export const REFUND_STEPS: Steps<RefundState, RefundEvent> = {
  reserved: { hold: 'pending', complete: 'completed', fail: 'failed', cancel: 'cancelled' },
  pending: { hold: 'pending', complete: 'completed', fail: 'failed', cancel: 'cancelled' },
  completed: { hold: 'completed', complete: 'completed' },
  failed: { fail: 'failed' },
  cancelled: { cancel: 'cancelled' },
};

/** The captured amount that no refund has taken or reserved. Failed and cancelled refunds do not count. */
export function refundablePence(
  captured: Pence,
  refunds: readonly { state: RefundState; amountPence: Pence }[],
): Pence {
  const taken = refunds
    .filter(({ state }) => state !== 'failed' && state !== 'cancelled')
    .map(({ amountPence }) => amountPence);
  return pence(captured - sum(taken));
}
