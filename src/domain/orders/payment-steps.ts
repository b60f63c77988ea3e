/** The state machines of a payment attempt and of the capture within it. */
import { canStep, step } from '../state-machine.ts';
import type { Steps } from '../state-machine.ts';

/**
 * created: saved; the provider may not know it yet, or the payer may have agreed. capturing: the capture was requested and
 * its result is unknown. pending: the provider is still deciding. review: the result does not match the order.
 */
export type AttemptState =
  | 'created'
  | 'capturing'
  | 'pending'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'failed'
  | 'review';

export type AttemptEvent =
  | 'startCapture'
  | 'askPayerAgain'
  | 'complete'
  | 'hold'
  | 'decline'
  | 'cancel'
  | 'fail'
  | 'review'
  | ReviewDecision;

/** How a person resolves a review: keep the money, refund it, or record that none arrived. */
export const REVIEW_DECISIONS = ['accept', 'refund', 'release'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/**
 * Returns, webhooks and the sweeper report the same events in any order, so a repeated event changes nothing.
 * Final states accept `complete` too: money that has arrived must be recorded, and is refunded afterwards.
 */
export const ATTEMPT_STEPS: Steps<AttemptState, AttemptEvent> = {
  created: {
    startCapture: 'capturing',
    askPayerAgain: 'created',
    complete: 'captured',
    decline: 'declined',
    cancel: 'cancelled',
    fail: 'failed',
    review: 'review',
  },
  // No `cancel`: while the result is unknown, the money may already have been captured.
  capturing: {
    startCapture: 'capturing',
    askPayerAgain: 'created',
    complete: 'captured',
    hold: 'pending',
    decline: 'declined',
    fail: 'failed',
    review: 'review',
  },
  pending: {
    complete: 'captured',
    hold: 'pending',
    decline: 'declined',
    fail: 'failed',
    review: 'review',
  },
  captured: {
    complete: 'captured',
    hold: 'captured',
    accept: 'captured',
    refund: 'captured',
  },
  declined: { decline: 'declined', complete: 'captured', review: 'review' },
  cancelled: {
    cancel: 'cancelled',
    release: 'cancelled',
    complete: 'captured',
    review: 'review',
  },
  failed: { fail: 'failed', complete: 'captured', review: 'review' },
  // Only a person's decision leaves this state; events from the provider do not.
  review: { review: 'review', accept: 'captured', refund: 'captured', release: 'cancelled' },
};

/** States from which an attempt can still be captured; an order has at most one such attempt. */
export const LIVE_ATTEMPT_STATES: readonly AttemptState[] = ['created', 'capturing', 'pending'];

export type CaptureState =
  | 'pending'
  | 'completed'
  | 'declined'
  | 'failed'
  | 'partiallyRefunded'
  | 'refunded';
export type CaptureEvent = 'hold' | 'complete' | 'decline' | 'fail' | 'refundPart' | 'refundAll';

/** Money that arrived after all must be recorded, so a declined or failed capture accepts `complete`. */
export const CAPTURE_STEPS: Steps<CaptureState, CaptureEvent> = {
  pending: {
    hold: 'pending',
    complete: 'completed',
    decline: 'declined',
    fail: 'failed',
    refundPart: 'partiallyRefunded',
    refundAll: 'refunded',
  },
  completed: {
    complete: 'completed',
    refundPart: 'partiallyRefunded',
    refundAll: 'refunded',
  },
  declined: { decline: 'declined', complete: 'completed' },
  failed: { fail: 'failed', complete: 'completed' },
  partiallyRefunded: {
    complete: 'partiallyRefunded',
    refundPart: 'partiallyRefunded',
    refundAll: 'refunded',
  },
  refunded: { complete: 'refunded', refundPart: 'refunded', refundAll: 'refunded' },
};

const REPORTS: Readonly<Record<CaptureState, CaptureEvent>> = {
  pending: 'hold',
  completed: 'complete',
  declined: 'decline',
  failed: 'fail',
  partiallyRefunded: 'refundPart',
  refunded: 'refundAll',
};

/** The state of a capture after the provider reported one. Reports may be late; such a report changes nothing. */
export function captureAfter(state: CaptureState, reported: CaptureState): CaptureState {
  const event = REPORTS[reported];
  return canStep(CAPTURE_STEPS, state, event) ? step(CAPTURE_STEPS, state, event) : state;
}
