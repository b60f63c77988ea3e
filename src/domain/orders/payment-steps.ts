/** The state machines of a payment attempt and of the capture within it. */
import type { Steps } from '../state-machine.ts';

/**
 * created: saved; the provider may not know it yet. approved: the payer agreed. capturing: the capture was requested
 * and its result is unknown. pending: the provider is still deciding. review: the result does not match the order.
 */
export type AttemptState =
  | 'created'
  | 'approved'
  | 'capturing'
  | 'pending'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'failed'
  | 'review';

export type AttemptEvent =
  | 'approve'
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
export type ReviewDecision = 'accept' | 'refund' | 'release';

/**
 * Returns, webhooks and the sweeper report the same events in any order, so a repeated event changes nothing.
 * Final states accept `complete` too: money that has arrived must be recorded, and is refunded afterwards.
 */
export const ATTEMPT_STEPS: Steps<AttemptState, AttemptEvent> = {
  created: {
    approve: 'approved',
    startCapture: 'capturing',
    askPayerAgain: 'created',
    complete: 'captured',
    decline: 'declined',
    cancel: 'cancelled',
    fail: 'failed',
    review: 'review',
  },
  approved: {
    approve: 'approved',
    startCapture: 'capturing',
    // The payer may withdraw the approval before the money moves.
    askPayerAgain: 'created',
    complete: 'captured',
    decline: 'declined',
    cancel: 'cancelled',
    fail: 'failed',
    review: 'review',
  },
  // No `cancel`: while the result is unknown, the money may already have been captured.
  capturing: {
    approve: 'capturing',
    startCapture: 'capturing',
    askPayerAgain: 'created',
    complete: 'captured',
    hold: 'pending',
    decline: 'declined',
    fail: 'failed',
    review: 'review',
  },
  pending: {
    approve: 'pending',
    complete: 'captured',
    hold: 'pending',
    decline: 'declined',
    fail: 'failed',
    review: 'review',
  },
  captured: {
    approve: 'captured',
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
export const LIVE_ATTEMPT_STATES: readonly AttemptState[] = [
  'created',
  'approved',
  'capturing',
  'pending',
];

export type CaptureState =
  | 'pending'
  | 'completed'
  | 'declined'
  | 'failed'
  | 'partiallyRefunded'
  | 'refunded'
  | 'reversed';
export type CaptureEvent = 'complete' | 'decline' | 'fail' | 'refundPart' | 'refundAll' | 'reverse';

export const CAPTURE_STEPS: Steps<CaptureState, CaptureEvent> = {
  pending: { complete: 'completed', decline: 'declined', fail: 'failed' },
  completed: {
    complete: 'completed',
    refundPart: 'partiallyRefunded',
    refundAll: 'refunded',
    reverse: 'reversed',
  },
  declined: { decline: 'declined' },
  failed: { fail: 'failed' },
  partiallyRefunded: {
    complete: 'partiallyRefunded',
    refundPart: 'partiallyRefunded',
    refundAll: 'refunded',
    reverse: 'reversed',
  },
  refunded: { complete: 'refunded', refundAll: 'refunded' },
  reversed: { complete: 'reversed', reverse: 'reversed' },
};
