/** Attempts to pay an order. */
import { ATTEMPT_STEPS } from '../../../domain/orders/payment-steps.ts';
import type { AttemptEvent } from '../../../domain/orders/payment-steps.ts';
import { step } from '../../../domain/state-machine.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { isLive } from './payments.status.ts';
import type { Attempt, AttemptChange } from './attempts.store.ts';
import type { PaymentsContext } from './payments.context.ts';

/**
 * References repeat in a restored database and in a second shop on the same account. The provider
 * returns the old order for a known request id and refuses a known invoice id, so both include part
 * of the attempt's random id. At most 108 characters.
 */
const requestIdOf = (attemptId: string, reference: string, attemptNumber: number): string =>
  `${reference}-a${attemptNumber}-${attemptId.replaceAll('-', '').slice(-16)}`;

export function attemptByProviderOrder(
  { store, gateway }: PaymentsContext,
  providerOrderId: string,
) {
  return store.attemptByProviderOrder(gateway.provider, providerOrderId);
}

export function recordProviderOrder(
  { store, clock }: PaymentsContext,
  id: string,
  providerOrderId: string,
  approvalUrl: string,
) {
  return store.recordProviderOrder(id, providerOrderId, approvalUrl, clock());
}

export function takeUnreported({ store, clock }: PaymentsContext, most: number) {
  return store.takeUnreported(clock(), most);
}

type OrderToPay = { id: string; reference: string; totalPence: number; currency: string };

/** Of an order placed in the same transaction. */
export function firstAttempt(
  context: PaymentsContext,
  transaction: Transaction,
  order: OrderToPay,
): Promise<Attempt> {
  return insertAttempt(context, transaction, order, 1);
}

/** The caller holds the order lock, so no second attempt can start concurrently. */
export async function newAttempt(
  context: PaymentsContext,
  transaction: Transaction,
  order: OrderToPay,
): Promise<Attempt> {
  const [last] = await context.store.attempts(order.id, transaction);
  return insertAttempt(context, transaction, order, (last?.attemptNumber ?? 0) + 1);
}

async function insertAttempt(
  { store, gateway, clock }: PaymentsContext,
  transaction: Transaction,
  order: OrderToPay,
  attemptNumber: number,
): Promise<Attempt> {
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
  const attempts = await store.lockAttempts(transaction, orderId);
  return attempts.find(({ state }) => isLive(state) || state === 'review') ?? null;
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
