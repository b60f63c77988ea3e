/** Sends a payment to review, which only a person's decision ends. */
import type { Pence } from '../../../../domain/money/money.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { ProviderCapture } from '../../../gateways/payment-gateway.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { Order } from '../../orders/orders.service.ts';
import type { Attempt } from '../../payments/payments.service.ts';
import type { ReviewDependencies } from './review.context.ts';

export type ReadableCapture = ProviderCapture & { amountPence: Pence };

export const isReadable = (capture: ProviderCapture): capture is ReadableCapture =>
  capture.amountPence !== null;

/** Queues the email to the shop and the error log entry in the same transaction, so that neither is lost. */
export async function sendToReview(
  { payments, orders }: Pick<ReviewDependencies, 'payments' | 'orders'>,
  transaction: Transaction,
  found: { order: Order; attempt: Attempt; by: string; failure: string; detail: object },
): Promise<void> {
  const { order, attempt, by, failure, detail } = found;
  await payments.moveAttempt(transaction, attempt, 'review', { failure });
  await payments.enter(transaction, {
    orderId: order.id,
    attemptId: attempt.id,
    detail,
    kind: 'reviewed',
    amountPence: 0,
  });
  await orders.recordHistory(transaction, order, by, 'reviewPayment', detail);
  await enqueue(transaction, 'reportReview', { attemptId: attempt.id });
}
