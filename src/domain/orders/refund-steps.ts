/** The steps of a refund, and how much of a capture can still be given back. */
import { pence, sum, type Pence } from '../money/money.ts';
import type { Steps } from '../state-machine.ts';

/** reserved: the amount is set aside before the provider is asked, so that two refunds never give back the same pound. */
export type RefundState = 'reserved' | 'pending' | 'completed' | 'failed' | 'cancelled';
export type RefundEvent = 'hold' | 'complete' | 'fail' | 'cancel';

export const REFUND_STEPS: Steps<RefundState, RefundEvent> = {
  reserved: { hold: 'pending', complete: 'completed', fail: 'failed', cancel: 'cancelled' },
  pending: { hold: 'pending', complete: 'completed', fail: 'failed', cancel: 'cancelled' },
  completed: { hold: 'completed', complete: 'completed' },
  failed: { fail: 'failed' },
  cancelled: { cancel: 'cancelled' },
};

/** What refunds have not yet taken or reserved; failed and cancelled ones gave their amount back. */
export function refundablePence(
  captured: Pence,
  refunds: readonly { state: RefundState; amountPence: Pence }[],
): Pence {
  const taken = refunds
    .filter(({ state }) => state !== 'failed' && state !== 'cancelled')
    .map(({ amountPence }) => amountPence);
  return pence(captured - sum(taken));
}
