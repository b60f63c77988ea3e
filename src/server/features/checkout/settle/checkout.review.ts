/** Payments in review, whose result does not match their order, and a person's decision about them. */
import { ShopError } from '../../../../domain/errors.ts';
import { pence, sum } from '../../../../domain/money/money.ts';
import type { Pence } from '../../../../domain/money/money.ts';
import { parseOrderReference } from '../../../../domain/orders/order-number.ts';
import type { ProviderCapture } from '../../../gateways/payment-gateway.ts';
import type { JournalEntry } from '../../journal/journal.service.ts';
import type { Order } from '../../orders/orders.service.ts';
import { bound } from '../../../bound.ts';
import type { Verdict } from './review-verdicts.ts';
import { refuse, capturesOf, storeCaptures, applyVerdict } from './review-verdicts.ts';
import type { ReviewDependencies, ReviewContext } from './review.context.ts';
import { reviewContext } from './review.context.ts';

/** A payment in review with the provider's current data; `captures` is null if the provider does not respond. */
export interface Review {
  orderId: string;
  reference: string;
  since: Date;
  failure: string;
  expectedPence: Pence;
  currency: string;
  providerOrderId: string | null;
  captures: readonly ProviderCapture[] | null;
}

export function checkoutReview(dependencies: ReviewDependencies) {
  const context = reviewContext(dependencies);
  return {
    count: context.payments.countReviews,
    ...bound(context, {
      list: paymentsInReview,
      decide: decideReview,
      decideByReference: decideReviewByReference,
    }),
  };
}

/** Who decides, for the journal. */
export type ReviewAuthor = Pick<JournalEntry, 'actor' | 'requestId'>;

/** All payments in review, oldest first. */
export async function paymentsInReview(context: ReviewContext): Promise<Review[]> {
  const { payments } = context;
  const found: Review[] = [];
  for (const attempt of await payments.reviews())
    found.push({
      ...attempt,
      failure: attempt.failure ?? '',
      expectedPence: pence(attempt.amountPence),
      captures: await capturesOf(context, attempt),
    });
  return found;
}

/**
 * Ends the review of an order's payment and returns the order. Throws stepNotAllowed with the
 * reason if the decision does not fit the provider's current data, and paymentProviderUnavailable
 * if the provider does not respond.
 */
export async function decideReview(
  context: ReviewContext,
  orderId: string,
  verdict: Verdict,
  author: ReviewAuthor,
): Promise<Order> {
  const { payments, database, orders, carts, record } = context;
  const found = (await payments.reviews()).find((one) => one.orderId === orderId);
  if (!found) return refuse('No payment of this order is in review.');
  const seen = await capturesOf(context, found);
  if (!seen)
    throw new ShopError('paymentProviderUnavailable', {
      message: 'The payment provider does not answer. Nothing was decided; try again later.',
    });
  return database.transaction().execute(async (transaction) => {
    const { cartId } = await orders.byId(orderId, transaction);
    // Takes this lock first, as checkout does.
    await carts.lockBought(transaction, cartId);
    const order = await orders.lock(transaction, orderId);
    const attempt = await payments.lockAttempt(transaction, found.id);
    if (attempt.state !== 'review') refuse('Somebody else has decided this review already.');
    const captures = await storeCaptures(context, transaction, attempt, seen, verdict);
    await orders.recordHistory(transaction, order, verdict.actor, `${verdict.decision}Payment`, {
      reason: verdict.reason,
      captured: sum(captures.map(({ amountPence }) => pence(amountPence))),
    });
    await applyVerdict(context, { transaction, order, attempt, captures, verdict });
    await record(transaction, {
      ...author,
      action: `payment.${verdict.decision}`,
      subject: { kind: 'order', id: orderId },
      before: { payment: 'review', failure: attempt.failure },
      after: {
        captured: sum(captures.map(({ amountPence }) => pence(amountPence))),
        expected: attempt.amountPence,
      },
      reason: verdict.reason,
    });
    return orders.byId(orderId, transaction);
  });
}

/** As `decideReview`, for the reference of an order. */
export async function decideReviewByReference(
  context: ReviewContext,
  reference: string,
  verdict: Verdict,
  author: ReviewAuthor,
): Promise<Order> {
  const known = parseOrderReference(reference);
  const found = (await context.payments.reviews()).find((one) => one.reference === known);
  if (!found) return refuse('No payment of this order is in review.');
  return decideReview(context, found.orderId, verdict, author);
}
