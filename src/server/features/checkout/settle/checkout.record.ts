/** Records the provider's response to a capture: paid, pending, declined, refunded or in review. */
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import type {
  PaymentAnswer,
  PaymentFailed,
  ProviderCapture,
  ProviderOrder,
} from '../../../gateways/payment-gateway.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { CartService } from '../../cart/cart.service.ts';
import type { Order, OrdersService } from '../../orders/orders.service.ts';
import type { Attempt, PaymentsService } from '../../payments/payments.service.ts';
import { isLive } from '../../payments/payments.status.ts';
import { payOrder, takeOutOfCart } from '../checkout.pay.ts';
import type { LockedCart } from '../checkout.pay.ts';
import { isAsAsked, mostTelling, reviewOfMismatch } from './compare-capture.ts';
import { isReadable, sendToReview } from './send-to-review.ts';

/**
 * The state of an attempt after settling. `dead`: its order was cancelled and nothing is captured,
 * or all is refunded.
 */
export type Settlement =
  | 'paid'
  | 'capturing'
  | 'declined'
  | 'notApproved'
  | 'outOfStock'
  | 'review'
  | 'refused'
  | 'dead';
export type SettledBy = 'shopper' | 'webhook' | 'sweeper';

export interface RecordDependencies {
  clock: Clock;
  carts: Pick<CartService, 'lockBought' | 'takeBought'>;
  payments: PaymentsService;
  orders: OrdersService;
  database: Database;
}

const ASK_AGAIN_MS = 10_000;

/** The key of the job that settles an attempt unless a return or a webhook has done so before. */
export const settleJobKey = (attemptId: string): string => `settle-${attemptId}`;

/** Transaction B: records the response. Idempotent: a known capture changes nothing. */
export function recordAnswer(
  context: RecordDependencies,
  asked: Attempt,
  cartId: string,
  answer: PaymentAnswer<{ order: ProviderOrder }>,
  by: SettledBy,
): Promise<Settlement> {
  const { database, carts, orders, payments } = context;
  return database.transaction().execute(async (transaction) => {
    // Takes this lock first, as checkout does, to avoid deadlocks.
    const cart = await carts.lockBought(transaction, cartId);
    const [order, attempt] = await Promise.all([
      orders.lock(transaction, asked.orderId),
      payments.lockAttempt(transaction, asked.id),
    ]);
    if (attempt.state === 'captured') return order.state === 'cancelled' ? 'dead' : 'paid';
    if (attempt.state === 'review') return 'review';
    if (answer.outcome === 'failed')
      return recordFailure(context, transaction, order, attempt, asked, answer);
    const capture = mostTelling(answer.order.captures);
    if (!capture)
      return recordFailure(context, transaction, order, attempt, asked, {
        outcome: 'failed',
        reason: 'unavailable',
        issue: 'no capture in the answer',
      });
    const seen = { ...capture, customId: capture.customId ?? answer.order.customId };
    return isLive(attempt.state)
      ? recordCapture(context, transaction, order, attempt, seen, by, cart)
      : recordLate(context, transaction, order, attempt, seen, by);
  });
}

/** Refunds money that arrives after its attempt was given up. */
async function recordLate(
  context: RecordDependencies,
  transaction: Transaction,
  order: Order,
  attempt: Attempt,
  capture: ProviderCapture,
  by: SettledBy,
): Promise<Settlement> {
  const { payments, orders } = context;
  if (!isReadable(capture)) {
    if (capture.status !== 'completed') return endedAs(attempt);
    return reviewPayment(
      context,
      transaction,
      order,
      attempt,
      by,
      reviewOfMismatch(capture, attempt),
    );
  }
  const { isNews, capture: stored } = await payments.storeCapture(transaction, attempt, capture);
  if (isNews && capture.status === 'completed') {
    await payments.moveAttempt(transaction, attempt, 'complete');
    const { amountPence } = capture;
    const purpose = { amountPence, reason: 'orderGivenUp' };
    await payments.reserveRefund(transaction, attempt, stored, purpose);
    const detail = { capture: capture.id };
    await orders.recordHistory(transaction, order, by, 'refundDeadPayment', detail);
  }
  return endedAs(attempt);
}

async function reviewPayment(
  { payments, orders }: RecordDependencies,
  transaction: Transaction,
  order: Order,
  attempt: Attempt,
  by: string,
  found: { failure: string; detail: object },
): Promise<'review'> {
  await sendToReview({ payments, orders }, transaction, { order, attempt, by, ...found });
  return 'review';
}

async function recordCapture(
  context: RecordDependencies,
  transaction: Transaction,
  order: Order,
  attempt: Attempt,
  capture: ProviderCapture,
  by: SettledBy,
  cart: LockedCart | null,
): Promise<Settlement> {
  const { payments, orders, carts } = context;
  const stored = isReadable(capture)
    ? (await payments.storeCapture(transaction, attempt, capture)).capture
    : null;
  if (capture.status === 'pending') {
    const asked =
      attempt.state === 'pending'
        ? attempt
        : await payments.moveAttempt(transaction, attempt, 'startCapture');
    await payments.moveAttempt(transaction, asked, 'hold');
    await orders.prolongHold(transaction, order.id);
    // Pending may take days, so the shopper continues with the rest of the cart or a new one.
    if (!order.leftCartAt) {
      await takeOutOfCart({ carts, orders }, transaction, order, cart);
      await orders.leaveCart(transaction, order);
    }
    return 'capturing';
  }
  if (capture.status === 'declined' || capture.status === 'failed') {
    await payments.moveAttempt(transaction, attempt, 'decline', { failure: capture.status });
    if (attempt.state === 'pending') await orders.notifyDeclined(transaction, order, by);
    return 'declined';
  }
  if (!stored || capture.status !== 'completed' || !isAsAsked(capture, attempt))
    return reviewPayment(
      context,
      transaction,
      order,
      attempt,
      by,
      reviewOfMismatch(capture, attempt),
    );
  await payments.moveAttempt(transaction, attempt, 'complete', { failure: null });
  if (order.state !== 'awaitingPayment') {
    const { amountPence } = attempt;
    const purpose = { amountPence, reason: 'orderGivenUp' };
    await payments.reserveRefund(transaction, attempt, stored, purpose);
    return 'dead';
  }
  await payOrder({ carts, orders }, transaction, order, cart, by, settleJobKey(attempt.id));
  return 'paid';
}

async function recordFailure(
  context: RecordDependencies,
  transaction: Transaction,
  order: Order,
  attempt: Attempt,
  asked: Attempt,
  { reason, issue }: PaymentFailed,
): Promise<Settlement> {
  const { clock, payments } = context;
  if (attempt.state === 'pending') return 'capturing';
  if (!isLive(attempt.state)) return endedAs(attempt);
  // Return and webhook both capture; the second only learns that no approval is open any more.
  const declined =
    reason === 'declined' || (reason === 'notApproved' && attempt.failure === 'declined');
  // Another caller has settled this try and may have started the next, so a late response decides
  // nothing.
  if (attempt.state !== 'capturing' || attempt.captureTry !== asked.captureTry)
    return declined ? 'declined' : 'notApproved';
  if (reason === 'unavailable') {
    // The money may have been captured: do not capture under another key before asking the provider
    // again.
    const runAt = new Date(clock().getTime() + ASK_AGAIN_MS);
    await enqueue(
      transaction,
      'settlePayment',
      { attemptId: attempt.id },
      { key: settleJobKey(attempt.id), runAt },
    );
    return 'capturing';
  }
  if (reason === 'declined' || reason === 'notApproved') {
    await payments.moveAttempt(transaction, attempt, 'askPayerAgain', {
      ...(declined && { failure: 'declined' }),
      capturingSince: null,
      captureTry: attempt.captureTry + 1,
    });
    return declined ? 'declined' : 'notApproved';
  }
  if (reason === 'duplicateInvoice' || reason === 'alreadyCaptured') {
    const found = { failure: issue, detail: { issue } };
    return reviewPayment(context, transaction, order, attempt, 'provider', found);
  }
  await payments.moveAttempt(transaction, attempt, 'fail', { failure: issue });
  return 'refused';
}

/** The settlement for callers that ask about an attempt that has already ended. */
const endedAs = ({ state }: Attempt): Settlement => (state === 'declined' ? 'declined' : 'dead');
