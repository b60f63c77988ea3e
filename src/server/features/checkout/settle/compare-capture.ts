/** Compares what a provider captured with what the shop asked for. */
import type { ProviderCapture } from '../../../gateways/payment-gateway.ts';
import type { Attempt } from '../../payments/payments.service.ts';

const ORDER_OF_WEIGHT: readonly ProviderCapture['status'][] = [
  'completed',
  'partiallyRefunded',
  'refunded',
  'pending',
  'declined',
  'failed',
];
const rank = ({ status }: ProviderCapture): number => ORDER_OF_WEIGHT.indexOf(status);

/** The capture that decides what becomes of the payment; undefined if there is none. */
export const mostTelling = (captures: readonly ProviderCapture[]): ProviderCapture | undefined =>
  captures.toSorted((one, other) => rank(one) - rank(other))[0];

export const isAsAsked = (capture: ProviderCapture, attempt: Attempt): boolean =>
  capture.amountPence === attempt.amountPence &&
  capture.currency === attempt.currency &&
  capture.customId === attempt.orderId;

/** For the review of a payment: what was expected, and what came. */
export function reviewOfMismatch(capture: ProviderCapture, attempt: Attempt) {
  return {
    failure: 'mismatch',
    detail: {
      expected: [attempt.amountPence, attempt.currency, attempt.orderId],
      came: [capture.amountPence, capture.currency, capture.customId ?? null],
      status: capture.status,
      capture: capture.id,
    },
  };
}
