/** Settles a payment: the only path to a paid order, shared by browser return, webhook and sweeper. */
import { SECOND } from '../../../../domain/time/durations.ts';
import type {
  PaymentAnswer,
  PaymentGateway,
  ProviderOrder,
} from '../../../gateways/payment-gateway.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { Checkpoint } from '../../payments/checkpoint.ts';
import type { Attempt } from '../../payments/payments.service.ts';
import { isLive } from '../../payments/payments.status.ts';
import { recordAnswer, settleJobKey } from './checkout.record.ts';
import type { RecordDependencies, SettledBy, Settlement } from './checkout.record.ts';

export interface SettleDependencies extends RecordDependencies {
  gateway: PaymentGateway;
  checkpoint: Checkpoint;
}

/**
 * After this time without a recorded result, the capturing process counts as dead and another may
 * take over. If it is only slow, the provider recognises the request id and captures once.
 */
export const CAPTURE_LEASE_MS = 20 * SECOND;

/** look: only fetch the state. resume: fetch it first, then capture. capture: capture at once. */
type Errand =
  | { settlement: Settlement }
  | { attempt: Attempt; cartId: string; do: 'look' | 'resume' | 'capture' };

const isBeingCaptured = ({ state, capturingSince }: Attempt, now: Date): boolean =>
  state === 'capturing' && now.getTime() - (capturingSince?.getTime() ?? 0) < CAPTURE_LEASE_MS;

/**
 * What needs no lock, because a lock could not make it more certain: a recorded capture stays
 * recorded, and a capture in progress belongs to another caller. Most webhooks end here.
 */
async function knownSettlement(
  { orders, clock }: SettleDependencies,
  attempt: Attempt,
  takeOver: boolean,
): Promise<Settlement | null> {
  if (attempt.state === 'captured')
    return (await orders.byId(attempt.orderId)).state === 'cancelled' ? 'dead' : 'paid';
  return !takeOver && isBeingCaptured(attempt, clock()) ? 'capturing' : null;
}

/** Transaction A: decides which provider call to make, and marks the attempt as capturing before making it. */
function beginCapture(
  { database, orders, payments, clock }: SettleDependencies,
  orderId: string,
  attemptId: string,
  by: SettledBy,
  takeOver: boolean,
): Promise<Errand> {
  return database.transaction().execute(async (transaction) => {
    const [order, attempt] = await Promise.all([
      orders.lock(transaction, orderId),
      payments.lockAttempt(transaction, attemptId),
    ]);
    const { state } = attempt;
    const { cartId } = order;
    if (state === 'captured') return { settlement: order.state === 'cancelled' ? 'dead' : 'paid' };
    if (state === 'review') return { settlement: 'review' };
    if (!attempt.providerOrderId) return { settlement: isLive(state) ? 'notApproved' : 'dead' };
    if (state === 'pending') return { attempt, cartId, do: 'look' };
    // Money may have arrived on an attempt that was given up; it is then refunded.
    if (!isLive(state)) return { attempt, cartId, do: 'look' };
    if (!takeOver && isBeingCaptured(attempt, clock())) return { settlement: 'capturing' };
    if (state !== 'capturing' && (await orders.ensureHeld(transaction, order)).length > 0) {
      await payments.moveAttempt(transaction, attempt, 'cancel', { failure: 'outOfStock' });
      await orders.cancel(transaction, order, by, 'outOfStock');
      return { settlement: 'outOfStock' };
    }
    // The process may die before it records the response, so another check is queued before the
    // call.
    const runAt = new Date(clock().getTime() + CAPTURE_LEASE_MS);
    const key = settleJobKey(attemptId);
    const [capturing] = await Promise.all([
      payments.moveAttempt(transaction, attempt, 'startCapture', { capturingSince: clock() }),
      enqueue(transaction, 'settlePayment', { attemptId }, { key, runAt }),
    ]);
    const isResumed = state === 'capturing' || takeOver;
    return { attempt: capturing, cartId, do: isResumed ? 'resume' : 'capture' };
  });
}

/** Must run outside any transaction. */
async function askProvider(
  { gateway }: SettleDependencies,
  attempt: Attempt,
  errand: 'look' | 'resume' | 'capture',
): Promise<PaymentAnswer<{ order: ProviderOrder }>> {
  const providerOrderId = attempt.providerOrderId ?? '';
  if (errand !== 'capture') {
    const seen = await gateway.getOrder(providerOrderId);
    if (seen.outcome === 'failed' || errand === 'look' || seen.order.captures.length > 0)
      return seen;
    if (seen.order.status === 'voided')
      return { outcome: 'failed', reason: 'expired', issue: 'voided' };
    if (seen.order.status !== 'approved')
      return { outcome: 'failed', reason: 'notApproved', issue: seen.order.status };
  }
  const answer = await gateway.captureOrder(
    providerOrderId,
    `${attempt.requestId}-c${attempt.captureTry}`,
  );
  if (answer.outcome === 'done')
    // A minimal response may omit the amount; the provider's order has it.
    return answer.order.captures.some(({ amountPence }) => amountPence === null)
      ? gateway.getOrder(providerOrderId)
      : answer;
  if (answer.reason !== 'alreadyCaptured' && answer.reason !== 'duplicateInvoice') return answer;
  const seen = await gateway.getOrder(providerOrderId);
  return seen.outcome === 'failed' || seen.order.captures.length > 0 ? seen : answer;
}

/** As `settleAttempt`, for callers that know only the attempt's id. */
export async function settlePayment(
  context: SettleDependencies,
  attemptId: string,
  by: SettledBy,
  takeOver = false,
): Promise<Settlement> {
  const known = await context.payments.attempt(attemptId);
  return known ? settleAttempt(context, known, by, takeOver) : 'dead';
}

/**
 * Idempotent: brings the attempt, as just read, as far as the provider allows and returns its
 * settlement.
 * `takeOver` is for callers that know that the capturing process is gone, or that run on a
 * schedule.
 */
export async function settleAttempt(
  context: SettleDependencies,
  read: Attempt,
  by: SettledBy,
  takeOver = false,
): Promise<Settlement> {
  const { checkpoint } = context;
  const known = await knownSettlement(context, read, takeOver);
  if (known) return known;
  const errand = await beginCapture(context, read.orderId, read.id, by, takeOver);
  if ('settlement' in errand) return errand.settlement;
  await checkpoint('captureBegun');
  const answer = await askProvider(context, errand.attempt, errand.do);
  await checkpoint('providerCaptured');
  const settlement = await recordAnswer(context, errand.attempt, errand.cartId, answer, by);
  await checkpoint('captureRecorded');
  return settlement;
}
