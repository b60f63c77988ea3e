/** Payments: attempts to pay an order, their captures and their refunds, each step recorded once. */
import { DAY } from '../../../domain/time/durations.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import { ATTEMPT_STEPS, captureAfter } from '../../../domain/orders/payment-steps.ts';
import type { AttemptEvent } from '../../../domain/orders/payment-steps.ts';
import { step } from '../../../domain/state-machine.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import type { PaymentGateway } from '../../gateways/payment-gateway.ts';
import { enqueue } from '../../jobs/queue.ts';
import { isLive, paymentStatusOf } from './payments.status.ts';
import type { PaymentStatus } from './payments.status.ts';
import { attemptsStore } from './attempts.store.ts';
import { capturesStore } from './captures.store.ts';
import type { Checkpoint } from './checkpoint.ts';
import { paymentsStore } from './payments.store.ts';
import type { Attempt, AttemptChange } from './attempts.store.ts';
import type { SeenCapture, StoredCapture } from './captures.store.ts';
import type { LedgerEntry } from './payments.store.ts';
import { refundsService } from './refunds.service.ts';
import { bound } from '../../bound.ts';

export type { Attempt } from './attempts.store.ts';

export interface PaymentsDependencies {
  database: Database;
  clock: Clock;
  gateway: PaymentGateway;
  /** Receives problems that a person must look at, for the error log. */
  onTrouble(detail: object, message: string): void;
  /** Crash tests stop the process here; production passes nothing. */
  checkpoint?: Checkpoint;
}

const WEBHOOKS_KEPT = 30 * DAY;
/** How long webhook ids are stored, so that no event is processed twice. */
const WEBHOOKS_KNOWN = 365 * DAY;

/**
 * References repeat in a restored database and in a second shop on the same account. The provider
 * returns the old order for a known request id and refuses a known invoice id, so both include part
 * of the attempt's random id. At most 108 characters.
 */
const requestIdOf = (attemptId: string, reference: string, attemptNumber: number): string =>
  `${reference}-a${attemptNumber}-${attemptId.replaceAll('-', '').slice(-16)}`;

export type PaymentsService = ReturnType<typeof paymentsService>;

type PaymentsContext = ReturnType<typeof contextOf>;

function contextOf({
  database,
  clock,
  gateway,
  onTrouble,
  checkpoint = async () => {},
}: PaymentsDependencies) {
  const store = {
    ...attemptsStore(database),
    ...capturesStore(database),
    ...paymentsStore(database),
  };
  return { database, clock, gateway, onTrouble, checkpoint, store };
}

export function paymentsService(dependencies: PaymentsDependencies) {
  const context = contextOf(dependencies);
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

export function attemptByProviderOrder(
  { store, gateway }: PaymentsContext,
  providerOrderId: string,
) {
  return store.attemptByProviderOrder(gateway.provider, providerOrderId);
}

export function noteProviderOrder(
  { store, clock }: PaymentsContext,
  id: string,
  providerOrderId: string,
  approvalUrl: string,
) {
  return store.noteProviderOrder(id, providerOrderId, approvalUrl, clock());
}

export function takeUnreported({ store, clock }: PaymentsContext, most: number) {
  return store.takeUnreported(clock(), most);
}

/** The caller holds the order lock, so no second attempt can start concurrently. */
export async function newAttempt(
  { store, gateway, clock }: PaymentsContext,
  transaction: Transaction,
  order: { id: string; reference: string; totalPence: number; currency: string },
): Promise<Attempt> {
  const [last] = await store.attempts(order.id, transaction);
  const attemptNumber = (last?.attemptNumber ?? 0) + 1;
  const id = newId();
  const attempt: Attempt = {
    id,
    orderId: order.id,
    provider: gateway.provider,
    providerOrderId: null,
    requestId: requestIdOf(id, order.reference, attemptNumber),
    attemptNumber,
    state: 'created',
    amountPence: order.totalPence,
    currency: order.currency,
    approvalUrl: null,
    failure: null,
    capturingSince: null,
    captureTry: 0,
    createdAt: clock(),
  };
  await store.insertAttempt(transaction, attempt);
  return attempt;
}

/** The attempt that may still bring money or is in review. */
export async function liveAttempt(
  { store }: PaymentsContext,
  orderId: string,
  transaction: Transaction,
): Promise<Attempt | null> {
  const live = (await store.attempts(orderId, transaction)).find(
    ({ state }) => isLive(state) || state === 'review',
  );
  return live ? store.lockAttempt(transaction, live.id) : null;
}

/** The attempt that a shopper can still approve. */
export async function openAttempt(
  { store }: PaymentsContext,
  orderId: string,
): Promise<Attempt | null> {
  return (await store.attempts(orderId)).find(({ state }) => state === 'created') ?? null;
}

export async function latestAttempt(
  { store }: PaymentsContext,
  orderId: string,
): Promise<Attempt | null> {
  return (await store.attempts(orderId))[0] ?? null;
}

export async function moveAttempt(
  { store, clock }: PaymentsContext,
  transaction: Transaction,
  attempt: Attempt,
  event: AttemptEvent,
  change: AttemptChange = {},
): Promise<Attempt> {
  const state = step(ATTEMPT_STEPS, attempt.state, event);
  await store.changeAttempt(transaction, attempt.id, state, change, clock());
  return { ...attempt, ...change, state };
}

/** Stores the provider's data on a capture; `isNews` if it was unknown or in another state. */
export async function keepCapture(
  { store, clock }: PaymentsContext,
  transaction: Transaction,
  attempt: Attempt,
  seen: SeenCapture,
): Promise<{ capture: StoredCapture; isNews: boolean }> {
  const before = await store.lockCaptureState(transaction, attempt.provider, seen.id);
  const state = before ? captureAfter(before, seen.status) : seen.status;
  const capture = await store.keepCapture(transaction, attempt, { ...seen, state }, clock());
  const isNews = before !== state;
  if (isNews && state === 'completed') {
    const entry: LedgerEntry = {
      orderId: attempt.orderId,
      attemptId: attempt.id,
      kind: 'captured',
      amountPence: seen.amountPence,
      detail: { capture: seen.id, currency: seen.currency },
    };
    await store.enter(transaction, entry, clock());
  }
  return { capture, isNews };
}

export function enterInLedger(
  { store, clock }: PaymentsContext,
  transaction: Transaction,
  entry: LedgerEntry,
) {
  return store.enter(transaction, entry, clock());
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

/** Returns false for a known event. A job processes the event after the provider has its response. */
export function keepWebhook(
  { store, gateway, clock }: PaymentsContext,
  event: {
    eventId: string;
    type: string;
    resourceId: string | null;
    payload: string;
  },
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const isNew = await store.keepWebhook(transaction, {
      ...event,
      provider: gateway.provider,
      receivedAt: clock(),
    });
    if (isNew) await enqueue(transaction, 'takeWebhook', { eventId: event.eventId });
    return isNew;
  });
}

export function webhookById({ store, gateway }: PaymentsContext, eventId: string) {
  return store.webhook(gateway.provider, eventId);
}

export function markWebhookProcessed({ store, gateway, clock }: PaymentsContext, eventId: string) {
  return store.markWebhookProcessed(gateway.provider, eventId, clock());
}

/** Empties old webhooks: they contain payers' names and addresses, and nothing reads them after a month. */
export async function forgetWebhooks({ store, clock }: PaymentsContext): Promise<void> {
  await store.emptyWebhooks(new Date(clock().getTime() - WEBHOOKS_KEPT));
  await store.deleteWebhooks(new Date(clock().getTime() - WEBHOOKS_KNOWN));
}

export async function paymentStanding(
  { store }: PaymentsContext,
  orderId: string,
): Promise<PaymentStatus> {
  return paymentStatusOf(
    ...(await Promise.all([store.attempts(orderId), store.captures(orderId)])),
  );
}
