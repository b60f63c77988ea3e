/** Reserves refunds, before the provider is called. */
import { ShopError } from '../../../domain/errors.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { RefundPurpose, StoredRefund } from './refunds.store.ts';
import type { RefundsContext } from './refunds.context.ts';

export async function enterReserved(
  { store, clock }: RefundsContext,
  transaction: Transaction,
  { orderId, attemptId }: { orderId: string; attemptId: string },
  { id: refundId, amountPence, reason }: StoredRefund,
): Promise<void> {
  const entry = {
    orderId,
    attemptId,
    kind: 'refundReserved' as const,
    amountPence: -amountPence,
    detail: { refundId, reason },
  };
  await store.enter(transaction, entry, clock());
}

/** Null if less than the amount is left of the capture. */
export async function reserveRefund(
  context: RefundsContext,
  transaction: Transaction,
  attempt: { id: string; orderId: string },
  capture: { id: string },
  purpose: RefundPurpose,
): Promise<string | null> {
  const { store, clock } = context;
  if (purpose.amountPence <= 0) return null;
  const refund = await store.reserveRefund(transaction, capture.id, purpose, clock());
  if (!refund) return null;
  await enterReserved(
    context,
    transaction,
    { orderId: attempt.orderId, attemptId: attempt.id },
    refund,
  );
  await enqueue(transaction, 'sendRefund', { refundId: refund.id }, { key: refund.requestId });
  return refund.id;
}

/** The caller holds the order lock. Throws refundTooLarge if no capture has that much left. */
export async function refundOrder(
  context: RefundsContext,
  transaction: Transaction,
  orderId: string,
  purpose: RefundPurpose,
): Promise<string> {
  const { store } = context;
  const captures = await store.lockRefundable(transaction, orderId);
  const capture = captures.find(({ leftPence }) => leftPence >= purpose.amountPence);
  const refundId =
    capture &&
    (await reserveRefund(
      context,
      transaction,
      { id: capture.attemptId, orderId },
      capture,
      purpose,
    ));
  if (!refundId) throw new ShopError('refundTooLarge');
  return refundId;
}

/** The order that a refund belongs to. */
export async function orderOfRefund({ store }: RefundsContext, refundId: string): Promise<string> {
  const { captureId } = await store.refund(refundId);
  const { attemptId } = await store.capture(captureId);
  const attempt = await store.attempt(attemptId);
  if (!attempt) throw new ShopError('orderNotFound');
  return attempt.orderId;
}
