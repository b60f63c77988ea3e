/** Captures of money, as the provider reports them. */
import { ShopError } from '../../../domain/errors.ts';
import { captureAfter } from '../../../domain/orders/payment-steps.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import type { Attempt } from './attempts.store.ts';
import type { SeenCapture, StoredCapture } from './captures.store.ts';
import type { LedgerEntry } from './payments.store.ts';
import type { PaymentsContext } from './payments.context.ts';

/** Stores the provider's data on a capture; `isNews` if it was unknown or in another state. */
export async function storeCapture(
  { store, clock }: PaymentsContext,
  transaction: Transaction,
  attempt: Attempt,
  seen: SeenCapture,
): Promise<{ capture: StoredCapture; isNews: boolean }> {
  const before = await store.lockCaptureState(transaction, attempt.provider, seen.id);
  const state = before ? captureAfter(before, seen.status) : seen.status;
  const isNews = before !== state;
  const entry: LedgerEntry = {
    orderId: attempt.orderId,
    attemptId: attempt.id,
    kind: 'captured',
    amountPence: seen.amountPence,
    detail: { capture: seen.id, currency: seen.currency },
  };
  const [capture] = await Promise.all([
    store.storeCapture(transaction, attempt, { ...seen, state }, clock()),
    isNews && state === 'completed' && store.enter(transaction, entry, clock()),
  ]);
  return { capture, isNews };
}

/** Fetches a capture again after the provider reported a refund or reversal. */
export async function refreshCapture(
  { store, gateway }: PaymentsContext,
  providerCaptureId: string,
): Promise<void> {
  const known = await store.captureByProviderId(gateway.provider, providerCaptureId);
  if (!known) return;
  const seen = await gateway.getCapture(providerCaptureId);
  if (seen.outcome === 'failed')
    throw new ShopError('paymentProviderUnavailable', { message: seen.issue });
  const state = captureAfter(known.state, seen.capture.status);
  if (state !== known.state) await store.setCaptureState(known.id, state);
}
