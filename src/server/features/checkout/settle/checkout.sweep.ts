/** What must happen to orders and payments without a shopper: webhooks, lost answers, overdue holds, given-up orders. */
import { HOUR, MINUTE } from '../../../../domain/time/durations.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Database } from '../../../database/connection.ts';
import type {
  IncomingWebhook,
  PaymentGateway,
  ProviderNotice,
} from '../../../gateways/payment-gateway.ts';
import type { CreditNoteService } from '../../orders/credit-note.service.ts';
import type { OrdersService } from '../../orders/orders.service.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import { isTaking } from '../../payments/payments.standing.ts';
import type { SettledBy, Settlement } from './checkout.record.ts';
import { CAPTURE_LEASE_MS } from './checkout.settle.ts';
import { bound } from '../../../bound.ts';

export interface SweepDependencies {
  database: Database;
  clock: Clock;
  gateway: PaymentGateway;
  payments: PaymentsService;
  orders: OrdersService;
  creditNotes: Pick<CreditNoteService, 'takeOutsideRefund'>;
  settle(attemptId: string, by: SettledBy, takeOver?: boolean): Promise<Settlement>;
  /** For the error log: work on one row failed, and the rest went on. */
  onTrouble(detail: object, message: string): void;
}

/** How the provider sees an attempt that the shop believes open. */
type Approval = 'settled' | 'open' | 'unknown';

/** Three hours to go there and three to approve, as the provider has it, and one to spare. */
const GIVE_UP_AFTER_MS = 7 * HOUR;
/** Where the provider cannot say for so long whether the payer approved, the order is given up all the same. */
const GIVE_UP_UNHEARD_AFTER_MS = 24 * HOUR;
/** In one round, and at once: the provider limits how often it may be asked. */
const ASK_AT_MOST = 40;
const ASK_AT_ONCE = 4;
const ASK_PENDING_EVERY_MS = 10 * MINUTE;

export type CheckoutSweep = ReturnType<typeof checkoutSweep>;

export function checkoutSweep(context: SweepDependencies) {
  return bound(context, {
    sweepPayments,
    releaseStock: releaseOverdueStock,
    hear: keepWebhook,
    takeWebhook,
  });
}

function ago({ clock }: SweepDependencies, milliseconds: number) {
  return new Date(clock().getTime() - milliseconds);
}

/** Gives the order up, unless something moved meanwhile. */
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
    // A shopper who came back in the meantime has prolonged the hold.
    if (await orders.isHoldOverdue(transaction, orderId))
      await orders.releaseStock(transaction, orderId);
  });
}

/** Where the shopper approved but neither return nor webhook reached the shop, it is settled now. */
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

/** One row that fails is logged, and never keeps the others from their turn. */
async function eachOf<Row>(
  { onTrouble }: SweepDependencies,
  what: string,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < rows.length; first += ASK_AT_ONCE) {
    const batch = rows.slice(first, first + ASK_AT_ONCE);
    const outcomes = await Promise.allSettled(batch.map(work));
    for (const [place, outcome] of outcomes.entries())
      if (outcome.status === 'rejected')
        onTrouble({ err: outcome.reason as unknown, row: batch[place] }, `${what} failed`);
  }
}

async function giveUpUnlessApproved(context: SweepDependencies, orderId: string): Promise<void> {
  const { payments, orders } = context;
  const approval = await settleIfApproved(context, await payments.openAttempt(orderId));
  if (approval === 'settled') return;
  if (approval === 'unknown') {
    const { placedAt } = await orders.byId(orderId);
    if (placedAt > ago(context, GIVE_UP_UNHEARD_AFTER_MS)) return;
  }
  await giveUp(context, orderId);
}

async function actOn(
  { payments, settle, creditNotes }: SweepDependencies,
  { providerOrderId, refundedCaptureId, refundId }: ProviderNotice,
): Promise<void> {
  const attempt = providerOrderId ? await payments.attemptByProviderOrder(providerOrderId) : null;
  if (attempt) await settle(attempt.id, 'webhook');
  if (refundedCaptureId) await payments.refreshCapture(refundedCaptureId);
  if (refundId) await creditNotes.takeOutsideRefund(refundId);
}

/** Job: captures nobody recorded, payments that wait, approvals nobody reported, refunds not sent, orders never paid. */
export async function sweepPayments(context: SweepDependencies): Promise<void> {
  const { payments, settle, orders } = context;
  const unsettled = await payments.unsettled(
    ago(context, CAPTURE_LEASE_MS),
    ago(context, ASK_PENDING_EVERY_MS),
  );
  await eachOf(context, 'settling a payment', unsettled, (id) => settle(id, 'sweeper', true));
  await eachOf(context, 'resending refunds', [null], () => payments.resendRefunds());
  const unheard = await payments.takeUnheard(ASK_AT_MOST);
  await eachOf(context, 'asking for an approval', unheard, (attempt) =>
    settleIfApproved(context, attempt),
  );
  const unpaid = await orders.unpaidSince(ago(context, GIVE_UP_AFTER_MS));
  await eachOf(context, 'giving up an order', unpaid, (orderId) =>
    giveUpUnlessApproved(context, orderId),
  );
}

/** Job: stock goes back after 30 minutes; the order may still be paid, if there is stock left by then. */
export async function releaseOverdueStock(context: SweepDependencies): Promise<void> {
  const { orders, payments } = context;
  await eachOf(context, 'releasing stock', await orders.overdueHolds(), async (orderId) => {
    const approval = await settleIfApproved(context, await payments.openAttempt(orderId));
    if (approval !== 'settled') await releaseHold(context, orderId);
  });
}

/** Verifies and stores a webhook; what it says is looked up anew by the job it queues. */
export async function keepWebhook(
  { gateway, payments }: SweepDependencies,
  webhook: IncomingWebhook,
): Promise<'taken' | 'forged' | 'malformed' | 'unavailable'> {
  const event = gateway.readWebhook(parsed(webhook.body));
  if (!event) return 'malformed';
  const verdict = await gateway.verifyWebhook(webhook);
  if (verdict !== 'genuine') return verdict;
  const { eventId, type, resourceId = null } = event;
  await payments.keepWebhook({ eventId, type, resourceId, payload: webhook.body });
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
