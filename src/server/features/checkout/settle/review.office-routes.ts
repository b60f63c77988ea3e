/** The office's calls for payments in review. */
import { actorOf } from '../../../http/office/serve-office.ts';
import type { OfficeHandlers } from '../../../http/office/serve-office.ts';
import { pence } from '../../../../domain/money/money.ts';
import type { checkoutReview, Review } from './checkout.review.ts';

export function reviewOfficeRoutes(service: ReturnType<typeof checkoutReview>) {
  return {
    reviews: async () => ({ reviews: (await service.list()).map(answerReview) }),
    reviewDecide: async ({ params, body, caller, request }) => {
      const { decision, reason, amount } = body;
      const { state } = await service.decideByReference(
        params.reference,
        {
          decision,
          reason,
          actor: caller.email,
          ...(amount !== undefined && { amountPence: pence(amount) }),
        },
        { actor: actorOf(caller), requestId: request.id },
      );
      return { state };
    },
  } satisfies OfficeHandlers;
}

function answerReview(review: Review) {
  const { orderId, reference, since, failure, expectedPence, currency, providerOrderId } = review;
  return {
    orderReference: reference,
    since: since.toISOString(),
    failure,
    expected: expectedPence,
    currency,
    providerOrderId,
    captures:
      review.captures?.map(({ id, status, amountPence, currency: paidIn, customId }) => ({
        id,
        status,
        amount: amountPence,
        currency: paidIn,
        ofAnotherOrder: customId !== orderId,
      })) ?? null,
  };
}
