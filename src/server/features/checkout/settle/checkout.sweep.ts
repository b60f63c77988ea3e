/** Work on orders and payments without a shopper: webhooks, lost responses, overdue holds, abandoned orders. */
import { HOUR, MINUTE } from '../../../../domain/time/durations.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Database } from '../../../database/connection/connection.ts';
import type {
  IncomingWebhook,
  PaymentGateway,
  ProviderNotice,
} from '../../../gateways/payment-gateway.ts';
import type { OrderRefundsService } from '../../orders/refunds/order-refunds.service.ts';
import type { OrdersService } from '../../orders/orders.service.ts';
import type { Attempt, PaymentsService } from '../../payments/payments.service.ts';
import { isTaking } from '../../payments/payments.status.ts';
import type { SettledBy, Settlement } from './checkout.record.ts';
import { CAPTURE_LEASE_MS } from './checkout.settle.ts';
import { bound } from '../../../bound.ts';

export interface SweepDependencies {
  database: Database;
  clock: Clock;
  gateway: PaymentGateway;
  payments: PaymentsService;
  orders: OrdersService;
  orderRefunds: Pick<OrderRefundsService, 'takeOutsideRefund'>;
  settle(attemptId: string, by: SettledBy, takeOver?: boolean): Promise<Settlement>;
  /** As `settle`, of an attempt that was just read. */
  settleAttempt(attempt: Attempt, by: SettledBy): Promise<Settlement>;
  /** Receives failures of single rows, for the error log; the other rows are still processed. */
  onTrouble(detail: object, message: string): void;
}

/** The provider's view of an attempt that the shop believes open. */
type Approval = 'settled' | 'open' | 'unknown';

/** The provider allows three hours to start and three to approve; one more is a margin. */
const GIVE_UP_AFTER_MS = 7 * HOUR;
/** If the provider cannot say for this long whether the payer approved, the order is given up anyway. */
const GIVE_UP_UNHEARD_AFTER_MS = 24 * HOUR;
/** Per sweep, and concurrently: the provider limits the request rate. */
const ASK_AT_MOST = 40;
const ASK_AT_ONCE = 4;
const ASK_PENDING_EVERY_MS = 10 * MINUTE;

export type CheckoutSweep = ReturnType<typeof checkoutSweep>;

export function checkoutSweep(context: SweepDependencies) {
  return bound(context, {
    sweepPayments,
    releaseStock: releaseOverdueStock,
    hear: storeWebhook,
    takeWebhook,
  });
}

function ago({ clock }: SweepDependencies, milliseconds: number) {
  return new Date(clock().getTime() - milliseconds);
}

/** Cancels the order, unless its state has changed since. */
async function giveUp(
  { database, orders, payments }: SweepDependencies,
  orderId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await orders.lock(transaction, orderId);
    const attempt = await payments.liveAttempt(orderId, transaction);
    if (order.state !== 'awaitingPayment' || (attempt && isTaking(attempt.state))) return;
    if (attempt) await payments.moveAttempt(transaction, attempt, 'cancel', { failure: 'expired' });
    await orders.cancel(transaction, order, 'sweeper', 'neverPaid');
  });
}

async function releaseHold(
  { database, orders, payments }: SweepDependencies,
  orderId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await orders.lock(transaction, orderId);
    const attempt = await payments.liveAttempt(orderId, transaction);
    if (attempt && isTaking(attempt.state)) return;
    // A shopper who has returned since has prolonged the hold.
    if (await orders.isHoldOverdue(transaction, orderId))
      await orders.releaseStock(transaction, orderId);
  });
}

/** Settles an attempt that the shopper approved but neither return nor webhook reported. */
async function settleIfApproved(
  { gateway, settle }: SweepDependencies,
  attempt: { id: string; providerOrderId: string | null } | null,
): Promise<Approval> {
  if (!attempt?.providerOrderId) return 'open';
  const seen = await gateway.getOrder(attempt.providerOrderId);
  if (seen.outcome === 'failed') return seen.reason === 'unavailable' ? 'unknown' : 'open';
  if (seen.order.status !== 'approved' && seen.order.captures.length === 0) return 'open';
  const settlement = await settle(attempt.id, 'sweeper', true);
  return settlement === 'paid' || settlement === 'capturing' || settlement === 'review'
    ? 'settled'
    : 'open';
}

/** Logs a failing row and continues with the others. */
async function eachOf<Row>(
  { onTrouble }: SweepDependencies,
  what: string,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < rows.length; first += ASK_AT_ONCE) {
    const chunk = rows.slice(first, first + ASK_AT_ONCE);
    const outcomes = await Promise.allSettled(chunk.map(work));
    for (const [place, outcome] of outcomes.entries())
      if (outcome.status === 'rejected')
        onTrouble({ err: outcome.reason as unknown, row: chunk[place] }, `${what} failed`);
  }
}

async function giveUpUnlessApproved(context: SweepDependencies, orderId: string): Promise<void> {
  const { payments, orders } = context;
  const approval = await settleIfApproved(context, await payments.openAttempt(orderId));
  if (approval === 'settled') return;
  if (approval === 'unknown') {
    const { placedAt, payBy } = await orders.byId(orderId);
    if ((payBy ?? placedAt) > ago(context, GIVE_UP_UNHEARD_AFTER_MS)) return;
  }
  await giveUp(context, orderId);
}

async function actOn(
  { payments, settleAttempt, orderRefunds }: SweepDependencies,
  { providerOrderId, refundedCaptureId, refundId }: ProviderNotice,
): Promise<void> {
  const attempt = providerOrderId ? await payments.attemptByProviderOrder(providerOrderId) : null;
  if (attempt) await settleAttempt(attempt, 'webhook');
  if (refundedCaptureId) await payments.refreshCapture(refundedCaptureId);
  if (refundId) await orderRefunds.takeOutsideRefund(refundId);
}

/** Job: unrecorded captures, pending payments, unreported approvals, unsent refunds and unpaid orders. */
export async function sweepPayments(context: SweepDependencies): Promise<void> {
  const { payments, settle, orders } = context;
  const unsettled = await payments.unsettled(
    ago(context, CAPTURE_LEASE_MS),
    ago(context, ASK_PENDING_EVERY_MS),
  );
  await eachOf(context, 'settling a payment', unsettled, (id) => settle(id, 'sweeper', true));
  await eachOf(context, 'resending refunds', [null], () => payments.resendRefunds());
  const unheard = await payments.takeUnreported(ASK_AT_MOST);
  await eachOf(context, 'asking for an approval', unheard, (attempt) =>
    settleIfApproved(context, attempt),
  );
  const unpaid = await orders.unpaidSince(ago(context, GIVE_UP_AFTER_MS), context.clock());
  await eachOf(context, 'giving up an order', unpaid, (orderId) =>
    giveUpUnlessApproved(context, orderId),
  );
}

/** Job: releases held stock after 30 minutes. The order can still be paid while there is stock. */
export async function releaseOverdueStock(context: SweepDependencies): Promise<void> {
  const { orders, payments } = context;
  await eachOf(context, 'releasing stock', await orders.overdueHolds(), async (orderId) => {
    const approval = await settleIfApproved(context, await payments.openAttempt(orderId));
    if (approval !== 'settled') await releaseHold(context, orderId);
  });
}

/**
 * Verifies and stores a webhook. The job it queues fetches the current data from the provider; a
 * payment that is captured or being captured needs none (`knownSettlement`).
 */
export async function storeWebhook(
  context: SweepDependencies,
  webhook: IncomingWebhook,
): Promise<'taken' | 'forged' | 'malformed' | 'unavailable'> {
  const { gateway, payments } = context;
  const event = gateway.readWebhook(parsed(webhook.body));
  if (!event) return 'malformed';
  const verdict = await gateway.verifyWebhook(webhook);
  if (verdict !== 'genuine') return verdict;
  const { eventId, type, resourceId = null, anonymous, providerOrderId } = event;
  const capturingSince = ago(context, CAPTURE_LEASE_MS);
  await payments.storeWebhook(
    { eventId, type, resourceId, payload: JSON.stringify(anonymous) },
    providerOrderId && !event.refundedCaptureId ? { providerOrderId, capturingSince } : null,
  );
  return 'taken';
}

/** Job: acts on a stored webhook. */
export async function takeWebhook(context: SweepDependencies, eventId: string): Promise<void> {
  const { payments, gateway } = context;
  const stored = await payments.webhook(eventId);
  const event = gateway.readWebhook(stored?.payload);
  if (event) await actOn(context, event);
  await payments.markWebhookProcessed(eventId);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
