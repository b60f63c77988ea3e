/** What each verdict on a payment in review does. */
import { ShopError } from '../../../../domain/errors.ts';
import { formatPounds, pence } from '../../../../domain/money/money.ts';
import type { Pence } from '../../../../domain/money/money.ts';
import type { ReviewDecision } from '../../../../domain/orders/payment-steps.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { ProviderCapture } from '../../../gateways/payment-gateway.ts';
import type { Order } from '../../orders/orders.service.ts';
import type { Attempt, PaymentsService } from '../../payments/payments.service.ts';
import { payOrder } from '../checkout.pay.ts';
import type { ReviewContext } from './review.context.ts';

/** A person's decision on a payment in review. */
export interface Verdict {
  decision: ReviewDecision;
  reason: string;
  actor: string;
  /** The amount shown on the provider's site, for when its API response has no readable amount. */
  amountPence?: Pence | undefined;
}

/** The state of a decision between its steps. */
interface Held {
  transaction: Transaction;
  order: Order;
  attempt: Attempt;
  captures: readonly StoredCapture[];
  verdict: Verdict;
}

type StoredCapture = Awaited<ReturnType<PaymentsService['storeCapture']>>['capture'];

export const refuse = (message: string): never => {
  throw new ShopError('stepNotAllowed', { message });
};

/** Null if the provider does not respond. */
export async function capturesOf(
  { gateway }: ReviewContext,
  { providerOrderId }: Pick<Attempt, 'providerOrderId'>,
): Promise<readonly ProviderCapture[] | null> {
  if (!providerOrderId) return [];
  const seen = await gateway.getOrder(providerOrderId);
  if (seen.outcome === 'done') return seen.order.captures;
  return seen.reason === 'notFound' ? [] : null;
}

export async function storeCaptures(
  { payments }: ReviewContext,
  transaction: Transaction,
  attempt: Attempt,
  captures: readonly ProviderCapture[],
  { amountPence, decision }: Verdict,
): Promise<StoredCapture[]> {
  const stored: StoredCapture[] = [];
  for (const capture of captures) {
    const amount = capture.amountPence ?? amountPence;
    if (amount === undefined) {
      if (decision === 'release' && !bringsMoney(capture.status)) continue;
      return refuse(
        `The amount of capture ${capture.id} cannot be read. Look it up at the provider and enter it as the amount.`,
      );
    }
    const seen = {
      ...capture,
      amountPence: amount,
      currency: capture.currency || attempt.currency,
    };
    stored.push((await payments.storeCapture(transaction, attempt, seen)).capture);
  }
  return stored;
}

/** Accepts the captured money as payment of the order; refunds anything above its total. */
async function acceptPayment(
  { payments, carts, orders }: ReviewContext,
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
  { payments, orders, news }: ReviewContext,
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
  { payments }: ReviewContext,
  { transaction, attempt, captures }: Held,
): Promise<void> {
  const holding = captures.find(hasMoney);
  if (holding)
    refuse(`The provider holds ${describe(holding)} for this order. Use accept or refund.`);
  await payments.moveAttempt(transaction, attempt, 'release', { failure: 'released' });
}

export function applyVerdict(context: ReviewContext, held: Held): Promise<void> {
  switch (held.verdict.decision) {
    case 'accept':
      return acceptPayment(context, held);
    case 'refund':
      return refundPayment(context, held);
    case 'release':
      return releasePayment(context, held);
  }
}

const bringsMoney = (status: StoredCapture['state']): boolean =>
  status === 'completed' || status === 'partiallyRefunded' || status === 'pending';

const hasMoney = ({ state, amountPence, refundedPence }: StoredCapture): boolean =>
  bringsMoney(state) && amountPence > refundedPence;

const describe = ({ amountPence, currency }: StoredCapture): string =>
  currency === 'GBP'
    ? formatPounds(pence(amountPence))
    : `${(amountPence / 100).toFixed(2)} ${currency}`;
