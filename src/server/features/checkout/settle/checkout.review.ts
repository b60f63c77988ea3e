/** Review of payments whose result does not match their order: how one enters review, and how a person decides it. */
import { ShopError } from '../../../../domain/errors.ts';
import { formatPounds, pence, sum } from '../../../../domain/money/money.ts';
import type { Pence } from '../../../../domain/money/money.ts';
import type { ReviewDecision } from '../../../../domain/orders/payment-steps.ts';
import type { Database, Transaction } from '../../../database/connection.ts';
import type { PaymentGateway, ProviderCapture } from '../../../gateways/payment-gateway.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { CartService } from '../../cart/cart.service.ts';
import type { NotificationsService } from '../../notifications/notifications.service.ts';
import { orderNews } from '../../orders/order-news.ts';
import type { Order, OrdersService } from '../../orders/orders.service.ts';
import type { Attempt, PaymentsService } from '../../payments/payments.service.ts';
import { payOrder } from '../checkout.pay.ts';
import { bound } from '../../../bound.ts';

export type ReadableCapture = ProviderCapture & { amountPence: Pence };

export const isReadable = (capture: ProviderCapture): capture is ReadableCapture =>
  capture.amountPence !== null;

/** Queues the email to the shop and the error log entry in the same transaction, so that neither is lost. */
export async function sendToReview(
  { payments, orders }: Pick<ReviewDependencies, 'payments' | 'orders'>,
  transaction: Transaction,
  found: { order: Order; attempt: Attempt; by: string; failure: string; detail: object },
): Promise<void> {
  const { order, attempt, by, failure, detail } = found;
  await payments.moveAttempt(transaction, attempt, 'review', { failure });
  await payments.enter(transaction, {
    orderId: order.id,
    attemptId: attempt.id,
    detail,
    kind: 'reviewed',
    amountPence: 0,
  });
  await orders.noteHistory(transaction, order, by, 'reviewPayment', detail);
  await enqueue(transaction, 'reportReview', { attemptId: attempt.id });
}

export interface ReviewDependencies {
  database: Database;
  gateway: PaymentGateway;
  carts: Pick<CartService, 'lockBought' | 'takeBought'>;
  payments: PaymentsService;
  orders: OrdersService;
  notifications: Pick<NotificationsService, 'notify'>;
}

/** A person's decision on a payment in review. */
export interface Verdict {
  decision: ReviewDecision;
  reason: string;
  actor: string;
  /** The amount shown on the provider's site, for when its API response has no readable amount. */
  amountPence?: Pence | undefined;
}

/** A payment in review with the provider's current data; `captures` is null if the provider does not respond. */
export interface Review {
  orderId: string;
  reference: string;
  since: Date;
  failure: string;
  expectedPence: Pence;
  currency: string;
  providerOrderId: string | null;
  captures: readonly ProviderCapture[] | null;
}

/** The state of a decision between its steps. */
interface Held {
  transaction: Transaction;
  order: Order;
  attempt: Attempt;
  captures: readonly Kept[];
  verdict: Verdict;
}
type Kept = Awaited<ReturnType<PaymentsService['keepCapture']>>['capture'];

const refuse = (message: string): never => {
  throw new ShopError('stepNotAllowed', { message });
};

type CheckoutReviewContext = ReturnType<typeof contextOf>;

function contextOf({
  database,
  gateway,
  carts,
  payments,
  orders,
  notifications,
}: ReviewDependencies) {
  const news = orderNews(notifications);
  return { database, gateway, carts, payments, orders, news };
}

export function checkoutReview(dependencies: ReviewDependencies) {
  const context = contextOf(dependencies);
  return {
    count: context.payments.countReviews,
    ...bound(context, { list: paymentsInReview, decide: decideReview }),
  };
}

/** Null if the provider does not respond. */
async function capturesOf(
  { gateway }: CheckoutReviewContext,
  { providerOrderId }: Pick<Attempt, 'providerOrderId'>,
): Promise<readonly ProviderCapture[] | null> {
  if (!providerOrderId) return [];
  const seen = await gateway.getOrder(providerOrderId);
  if (seen.outcome === 'done') return seen.order.captures;
  return seen.reason === 'notFound' ? [] : null;
}

async function keepCaptures(
  { payments }: CheckoutReviewContext,
  transaction: Transaction,
  attempt: Attempt,
  captures: readonly ProviderCapture[],
  { amountPence, decision }: Verdict,
): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const capture of captures) {
    const amount = capture.amountPence ?? amountPence;
    if (amount === undefined) {
      if (decision === 'release' && !bringsMoney(capture.status)) continue;
      return refuse(
        `The amount of capture ${capture.id} cannot be read. Look it up at the provider and give it with --amount.`,
      );
    }
    const seen = {
      ...capture,
      amountPence: amount,
      currency: capture.currency || attempt.currency,
    };
    kept.push((await payments.keepCapture(transaction, attempt, seen)).capture);
  }
  return kept;
}

/** Accepts the captured money as payment of the order; refunds anything above its total. */
async function acceptPayment(
  { payments, carts, orders }: CheckoutReviewContext,
  { transaction, order, attempt, captures, verdict }: Held,
): Promise<void> {
  if (order.state !== 'awaitingPayment')
    refuse('Another payment or a cancellation has settled this order. Use refund or release.');
  const [capture, ...more] = captures.filter(({ state }) => state === 'completed');
  if (!capture || more.length > 0)
    return refuse('There is not exactly one completed capture. Use refund or release.');
  const { amountPence, currency } = capture;
  if (currency !== order.currency || amountPence < order.totalPence)
    refuse(
      `The capture is ${describe(capture)}, less than the order's ${formatPounds(pence(order.totalPence))}. Use refund; the buyer can order again.`,
    );
  await payments.moveAttempt(transaction, attempt, 'accept', { failure: null });
  const cart = await carts.lockBought(transaction, order.cartId);
  await payOrder({ carts, orders }, transaction, order, cart, verdict.actor);
  const { actor } = verdict;
  const excess = { amountPence: amountPence - order.totalPence, reason: 'overpaid', actor };
  await payments.reserveRefund(transaction, attempt, capture, excess);
}

/** Refunds all captured money; cancels the order and releases its stock unless another payment covers it. */
async function refundPayment(
  { payments, orders, news }: CheckoutReviewContext,
  { transaction, order, attempt, captures, verdict }: Held,
): Promise<void> {
  const { actor, reason } = verdict;
  if (captures.some(({ state }) => state === 'pending' || state === 'partiallyRefunded'))
    refuse(
      'A capture is pending or partly refunded. Wait for it, or refund the rest on the provider’s own site and then use release.',
    );
  const left = captures.filter(hasMoney);
  if (left.length === 0) refuse('There is no captured money to give back. Use release.');
  await payments.moveAttempt(transaction, attempt, 'refund');
  for (const capture of left) {
    const amountPence = capture.amountPence - capture.refundedPence;
    await payments.reserveRefund(transaction, attempt, capture, { amountPence, reason, actor });
  }
  if (order.state !== 'awaitingPayment') return;
  const cancelled = await orders.cancel(transaction, order, actor, reason, { refunded: true });
  await news.tell(transaction, cancelled.order, 'cancel', cancelled.historyId);
}

/** For payments without a capture: the order can be paid again until it is given up like any other. */
async function releasePayment(
  { payments }: CheckoutReviewContext,
  { transaction, attempt, captures }: Held,
): Promise<void> {
  const holding = captures.find(hasMoney);
  if (holding)
    refuse(`The provider holds ${describe(holding)} for this order. Use accept or refund.`);
  await payments.moveAttempt(transaction, attempt, 'release', { failure: 'released' });
}

function applyVerdict(context: CheckoutReviewContext, held: Held): Promise<void> {
  switch (held.verdict.decision) {
    case 'accept':
      return acceptPayment(context, held);
    case 'refund':
      return refundPayment(context, held);
    case 'release':
      return releasePayment(context, held);
  }
}

/** All payments in review, oldest first. */
export async function paymentsInReview(context: CheckoutReviewContext): Promise<Review[]> {
  const { payments } = context;
  const found: Review[] = [];
  for (const attempt of await payments.reviews())
    found.push({
      ...attempt,
      failure: attempt.failure ?? '',
      expectedPence: pence(attempt.amountPence),
      captures: await capturesOf(context, attempt),
    });
  return found;
}

/**
 * Ends the review of an order's payment and returns the order. Throws stepNotAllowed with the
 * reason if the decision does not fit the provider's current data, and paymentProviderUnavailable
 * if the provider does not respond.
 */
export async function decideReview(
  context: CheckoutReviewContext,
  orderId: string,
  verdict: Verdict,
): Promise<Order> {
  const { payments, database, orders, carts } = context;
  const found = (await payments.reviews()).find((one) => one.orderId === orderId);
  if (!found) return refuse('No payment of this order is in review.');
  const seen = await capturesOf(context, found);
  if (!seen)
    throw new ShopError('paymentProviderUnavailable', {
      message: 'The payment provider does not answer. Nothing was decided; try again later.',
    });
  return database.transaction().execute(async (transaction) => {
    const { cartId } = await orders.byId(orderId, transaction);
    // Takes this lock first, as checkout does.
    await carts.lockBought(transaction, cartId);
    const order = await orders.lock(transaction, orderId);
    const attempt = await payments.lockAttempt(transaction, found.id);
    if (attempt.state !== 'review') refuse('Somebody else has decided this review already.');
    const captures = await keepCaptures(context, transaction, attempt, seen, verdict);
    await orders.noteHistory(transaction, order, verdict.actor, `${verdict.decision}Payment`, {
      reason: verdict.reason,
      captured: sum(captures.map(({ amountPence }) => pence(amountPence))),
    });
    await applyVerdict(context, { transaction, order, attempt, captures, verdict });
    return orders.byId(orderId, transaction);
  });
}

const bringsMoney = (status: Kept['state']): boolean =>
  status === 'completed' || status === 'partiallyRefunded' || status === 'pending';

const hasMoney = ({ state, amountPence, refundedPence }: Kept): boolean =>
  bringsMoney(state) && amountPence > refundedPence;

const describe = ({ amountPence, currency }: Kept): string =>
  currency === 'GBP'
    ? formatPounds(pence(amountPence))
    : `${(amountPence / 100).toFixed(2)} ${currency}`;
