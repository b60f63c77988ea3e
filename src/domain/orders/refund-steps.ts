/** The state machine of a refund. */
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
