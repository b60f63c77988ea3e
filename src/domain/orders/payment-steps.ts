/** The steps of a payment attempt, and of a capture of money within it. */
import type { Steps } from '../state-machine.ts';

/**
 * created: saved, before or after the provider knows it. approved: the payer agreed. capturing: asked for the money,
 * the answer may be lost. pending: the provider is still looking. review: the answer does not fit the order.
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

/** How a person ends a review: keep the money, give it back, or note that none came. */
export type ReviewDecision = 'accept' | 'refund' | 'release';

/**
 * Returns, webhooks and the sweeper report the same news in any order, so news already known changes nothing.
 * `complete` is taken from dead states too: money that arrived has arrived, and is refunded from there.
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
  // No `cancel`: while the answer is unknown the money may already be ours.
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
  // Only a person's decision leaves this state; news from the provider does not.
  review: { review: 'review', accept: 'captured', refund: 'captured', release: 'cancelled' },
};

/** States in which an attempt may still bring money; an order has at most one such attempt. */
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
