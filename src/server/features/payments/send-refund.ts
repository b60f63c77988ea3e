/** Sends reserved refunds to the provider and records its answer. */
import { MINUTE } from '../../../domain/time/durations.ts';
import { ShopError } from '../../../domain/errors.ts';
import { pence } from '../../../domain/money/money.ts';
import { REFUND_STEPS } from '../../../domain/orders/refund-steps.ts';
import type { RefundEvent } from '../../../domain/orders/refund-steps.ts';
import { step } from '../../../domain/state-machine.ts';
import type {
  PaymentAnswer,
  ProviderRefund,
  RefundStatus,
} from '../../gateways/payment-gateway.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { StoredCapture } from './captures.store.ts';
import type { StoredRefund } from './refunds.store.ts';
import type { RefundsContext } from './refunds.context.ts';

const REFUND_NEWS: Readonly<Record<RefundStatus, RefundEvent>> = {
  completed: 'complete',
  pending: 'hold',
  failed: 'fail',
  cancelled: 'cancel',
};

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
