/** Payments: attempts to pay an order, their captures and their refunds, each step recorded once. */
import type { Transaction } from '../../database/connection/connection.ts';
import { paymentStatusOf } from './payments.status.ts';
import type { PaymentStatus } from './payments.status.ts';
import type { LedgerEntry } from './payments.store.ts';
import { refundsService } from './refunds.service.ts';
import { bound } from '../../bound.ts';
import type { PaymentsDependencies, PaymentsContext } from './payments.context.ts';
import { paymentsContext } from './payments.context.ts';
import {
  attemptByProviderOrder,
  recordProviderOrder,
  takeUnreported,
  firstAttempt,
  newAttempt,
  liveAttempt,
  openAttempt,
  latestAttempt,
  moveAttempt,
} from './attempts.ts';
import { storeCapture, refreshCapture } from './captures.ts';
import { storeWebhook, webhookById, markWebhookProcessed, forgetWebhooks } from './webhooks.ts';

export type { Attempt } from './attempts.store.ts';

export type PaymentsService = ReturnType<typeof paymentsService>;

export function paymentsService(dependencies: PaymentsDependencies) {
  const context = paymentsContext(dependencies);
  return {
    ...refundsService({
      database: context.database,
      clock: context.clock,
      gateway: context.gateway,
      checkpoint: context.checkpoint,
      onTrouble: context.onTrouble,
    }),
    attempt: context.store.attempt,
    attemptsOf: context.store.attempts,
    lockAttempt: context.store.lockAttempt,
    unsettled: context.store.unsettled,
    isCartBeingPaid: context.store.isCartBeingPaid,
    reviews: context.store.reviews,
    countReviews: context.store.countReviews,
    ...bound(context, {
      attemptByProviderOrder,
      recordProviderOrder,
      takeUnreported,
      firstAttempt,
      newAttempt,
      liveAttempt,
      openAttempt,
      latestAttempt,
      moveAttempt,
      storeCapture,
      enter: enterInLedger,
      refreshCapture,
      storeWebhook,
      webhook: webhookById,
      markWebhookProcessed,
      forgetWebhooks,
      statusOf: paymentStatus,
    }),
  };
}

export function enterInLedger(
  { store, clock }: PaymentsContext,
  transaction: Transaction,
  entry: LedgerEntry,
) {
  return store.enter(transaction, entry, clock());
}

export async function paymentStatus(
  { store }: PaymentsContext,
  orderId: string,
  within?: Transaction,
): Promise<PaymentStatus> {
  const [attempts, captures] = await Promise.all([
    store.attempts(orderId, within),
    store.captures(orderId, within),
  ]);
  return paymentStatusOf(attempts, captures);
}
