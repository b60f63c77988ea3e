/** Payments: attempts to pay an order, their captures and their refunds, each step recorded once. */
import type { Transaction } from '../../database/connection.ts';
import { paymentStatusOf } from './payments.status.ts';
import type { PaymentStatus } from './payments.status.ts';
import type { LedgerEntry } from './payments.store.ts';
import { refundsService } from './refunds.service.ts';
import { bound } from '../../bound.ts';
import type { PaymentsDependencies, PaymentsContext } from './payments.context.ts';
import { paymentsContext } from './payments.context.ts';
import {
  attemptByProviderOrder,
  noteProviderOrder,
  takeUnreported,
  newAttempt,
  liveAttempt,
  openAttempt,
  latestAttempt,
  moveAttempt,
} from './attempts.ts';
import { keepCapture, refreshCapture } from './captures.ts';
import { keepWebhook, webhookById, markWebhookProcessed, forgetWebhooks } from './webhooks.ts';

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
    lockAttempt: context.store.lockAttempt,
    unsettled: context.store.unsettled,
    isCartBeingPaid: context.store.isCartBeingPaid,
    reviews: context.store.reviews,
    countReviews: context.store.countReviews,
    ...bound(context, {
      attemptByProviderOrder,
      noteProviderOrder,
      takeUnreported,
      newAttempt,
      liveAttempt,
      openAttempt,
      latestAttempt,
      moveAttempt,
      keepCapture,
      enter: enterInLedger,
      refreshCapture,
      keepWebhook,
      webhook: webhookById,
      markWebhookProcessed,
      forgetWebhooks,
      standing: paymentStanding,
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

export async function paymentStanding(
  { store }: PaymentsContext,
  orderId: string,
): Promise<PaymentStatus> {
  return paymentStatusOf(
    ...(await Promise.all([store.attempts(orderId), store.captures(orderId)])),
  );
}
