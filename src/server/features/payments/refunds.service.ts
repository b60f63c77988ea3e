/** Refunds: reserved first, then sent to the provider, then recorded; and refunds made on the provider's site. */
import { MINUTE } from '../../../domain/time/durations.ts';
import type { Pence } from '../../../domain/money/money.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import { pence } from '../../../domain/money/money.ts';
import { REFUND_STEPS } from '../../../domain/orders/refund-steps.ts';
import type { RefundEvent } from '../../../domain/orders/refund-steps.ts';
import { step } from '../../../domain/state-machine.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import type {
  PaymentAnswer,
  PaymentGateway,
  ProviderRefund,
  RefundStatus,
} from '../../gateways/payment-gateway.ts';
import { enqueue } from '../../jobs/queue.ts';
import { attemptsStore } from './attempts.store.ts';
import { capturesStore } from './captures.store.ts';
import type { StoredCapture } from './captures.store.ts';
import type { Checkpoint } from './checkpoint.ts';
import { paymentsStore } from './payments.store.ts';
import { refundsStore } from './refunds.store.ts';
import type { RefundPurpose, StoredRefund } from './refunds.store.ts';
import { bound } from '../../bound.ts';

export interface RefundsDependencies {
  database: Database;
  clock: Clock;
  gateway: PaymentGateway;
  checkpoint: Checkpoint;
  /** Receives problems that a person must look at, for the error log. */
  onTrouble(detail: object, message: string): void;
}

/** A refund that the shop did not request. */
export interface OutsideRefund {
  providerRefundId: string;
  orderId: string;
  capture: StoredCapture;
  amountPence: number;
  status: 'pending' | 'completed';
}

const REFUND_NEWS: Readonly<Record<RefundStatus, RefundEvent>> = {
  completed: 'complete',
  pending: 'hold',
  failed: 'fail',
  cancelled: 'cancel',
};

type RefundsContext = ReturnType<typeof contextOf>;

function contextOf({ database, clock, gateway, checkpoint, onTrouble }: RefundsDependencies) {
  const store = {
    ...attemptsStore(database),
    ...capturesStore(database),
    ...paymentsStore(database),
    ...refundsStore(database),
  };
  return { clock, gateway, checkpoint, onTrouble, store };
}

export function refundsService(dependencies: RefundsDependencies) {
  const context = contextOf(dependencies);
  return {
    refundById: context.store.refund,
    refundsOf: context.store.refundsOf,
    ...bound(context, {
      reserveRefund,
      orderOfRefund,
      refundOrder,
      sendRefund,
      resendRefunds,
      outsideRefund,
      noteOutsideRefund,
    }),
  };
}

async function enterReserved(
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

/** Fetches a pending refund that the provider knows; otherwise requests it, with an idempotent request id. */
function ask(
  { gateway }: RefundsContext,
  refund: StoredRefund,
  capture: StoredCapture,
): Promise<PaymentAnswer<{ refund: Pick<ProviderRefund, 'id' | 'status'> }>> {
  return refund.providerRefundId
    ? gateway.getRefund(refund.providerRefundId)
    : gateway.refundCapture({
        captureId: capture.providerCaptureId,
        requestId: refund.requestId,
        amountPence: pence(refund.amountPence),
        currency: capture.currency,
      });
}

/** The order that a refund belongs to. */
export async function orderOfRefund({ store }: RefundsContext, refundId: string): Promise<string> {
  const { captureId } = await store.refund(refundId);
  const { attemptId } = await store.capture(captureId);
  const attempt = await store.attempt(attemptId);
  if (!attempt) throw new ShopError('orderNotFound');
  return attempt.orderId;
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

/** Job: sends a reserved refund to the provider. Idempotent, because the request id does not change. */
export async function sendRefund(context: RefundsContext, refundId: string): Promise<void> {
  const { store, checkpoint, clock } = context;
  const refund = await store.refund(refundId);
  if (refund.state !== 'reserved' && refund.state !== 'pending') return;
  const capture = await store.capture(refund.captureId);
  await checkpoint('refundReserved');
  const answer = await ask(context, refund, capture);
  await checkpoint('providerRefunded');
  if (answer.outcome === 'failed' && answer.reason === 'unavailable')
    throw new ShopError('paymentProviderUnavailable', { message: answer.issue });
  const attempt = await store.attempt(capture.attemptId);
  await store.transaction(async (transaction) => {
    const locked = await store.lockRefund(transaction, refundId);
    if (locked.state !== 'reserved' && locked.state !== 'pending') return;
    const state = step(
      REFUND_STEPS,
      locked.state,
      REFUND_NEWS[answer.outcome === 'done' ? answer.refund.status : 'failed'],
    );
    await store.setRefundState(
      transaction,
      refundId,
      state,
      answer.outcome === 'done' ? answer.refund.id : null,
      clock(),
    );
    if (state === 'pending' || !attempt) return;
    await enqueue(transaction, 'closeRefund', { refundId });
    const entry = {
      orderId: attempt.orderId,
      attemptId: attempt.id,
      detail: { refundId, issue: answer.outcome === 'failed' ? answer.issue : undefined },
    };
    if (state === 'completed')
      return store.enter(transaction, { ...entry, kind: 'refunded', amountPence: 0 }, clock());
    await store.giveBackReserved(transaction, locked);
    await store.enter(
      transaction,
      { ...entry, kind: 'refundFailed', amountPence: locked.amountPence },
      clock(),
    );
  });
}

/** Queues refunds again whose job was lost or whose result the provider has not reported yet. */
export async function resendRefunds({ store, clock }: RefundsContext): Promise<void> {
  for (const id of await store.unsentRefunds(new Date(clock().getTime() - 10 * MINUTE))) {
    await store.transaction((transaction) =>
      enqueue(transaction, 'sendRefund', { refundId: id }, { key: `refund-${id}` }),
    );
  }
}

const UNREADABLE_REFUND =
  'a refund made at the provider has no readable amount: npm run order -- <reference> refund --at-provider <id> --amount <pounds> notes it';

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
export async function noteOutsideRefund(
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
