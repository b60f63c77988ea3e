/** Looks up and records refunds made on the provider's site. */
import type { Pence } from '../../../domain/money/money.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { StoredCapture } from './captures.store.ts';
import type { RefundPurpose } from './refunds.store.ts';
import type { RefundsContext } from './refunds.context.ts';
import { enterReserved } from './reserve-refund.ts';

/** A refund that the shop did not request. */
export interface OutsideRefund {
  providerRefundId: string;
  orderId: string;
  capture: StoredCapture;
  amountPence: number;
  status: 'pending' | 'completed';
}

const UNREADABLE_REFUND =
  'a refund made at the provider has no readable amount: npm run order -- <reference> refund --at-provider <id> --amount <pounds> records it';

/**
 * Looks up a refund that the provider reported; null for our own refunds, recorded ones and failed
 * ones. `readAs` is the amount a person read on the provider's site, used if the response has no
 * readable amount.
 */
export async function outsideRefund(
  { gateway, store, onTrouble }: RefundsContext,
  providerRefundId: string,
  readAs: Pence | null = null,
): Promise<OutsideRefund | null> {
  const seen = await gateway.getRefund(providerRefundId);
  if (seen.outcome === 'failed')
    throw new ShopError('paymentProviderUnavailable', { message: seen.issue });
  const { invoiceId, captureId = '', status, amountPence: told } = seen.refund;
  const amountPence = told ?? readAs;
  if (await store.knownRefund(providerRefundId, invoiceId)) return null;
  const capture = await store.captureByProviderId(gateway.provider, captureId);
  const attempt = capture && (await store.attempt(capture.attemptId));
  if (!attempt || (status !== 'pending' && status !== 'completed')) return null;
  if (amountPence === null) {
    const detail = { refund: providerRefundId, order: attempt.orderId };
    onTrouble(detail, UNREADABLE_REFUND);
    return null;
  }
  return { providerRefundId, orderId: attempt.orderId, capture, amountPence, status };
}

/**
 * Records a refund made on the provider's site; the caller holds the order lock. Returns null if it
 * is already recorded. Throws refundTooLarge while a refund of our own reserves the same money; the
 * provider will refuse that one.
 */
export async function recordOutsideRefund(
  context: RefundsContext,
  transaction: Transaction,
  { providerRefundId, orderId, capture, amountPence, status }: OutsideRefund,
  purpose: Omit<RefundPurpose, 'amountPence'>,
): Promise<string | null> {
  const { store, clock } = context;
  if (await store.knownRefund(providerRefundId, undefined, transaction)) return null;
  const refund = await store.reserveRefund(
    transaction,
    capture.id,
    { ...purpose, amountPence },
    clock(),
    { id: providerRefundId, state: status },
  );
  if (!refund) throw new ShopError('refundTooLarge');
  const { attemptId } = capture;
  await enterReserved(context, transaction, { orderId, attemptId }, refund);
  if (status === 'completed') {
    const detail = { refundId: refund.id, atProvider: providerRefundId };
    const entry = { orderId, attemptId, kind: 'refunded' as const, amountPence: 0, detail };
    await store.enter(transaction, entry, clock());
    await enqueue(transaction, 'closeRefund', { refundId: refund.id });
  }
  return refund.id;
}
