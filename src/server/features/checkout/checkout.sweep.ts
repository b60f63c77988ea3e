/** What must happen to orders and payments without a shopper: webhooks, lost answers, overdue holds, given-up orders. */
import type { Clock } from '../../../domain/clock.ts';
import type { Database } from '../../database/connection.ts';
import type {
  IncomingWebhook,
  PaymentGateway,
  ProviderNotice,
} from '../../gateways/payment-gateway.ts';
import type { CreditNoteService } from '../orders/credit-note.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { isTaking } from '../payments/payments.standing.ts';
import type { SettledBy, Settlement } from './checkout.record.ts';
import { CAPTURE_LEASE_MS } from './checkout.settle.ts';

export interface SweepDependencies {
  database: Database;
  clock: Clock;
  gateway: PaymentGateway;
  payments: PaymentsService;
  orders: OrdersService;
  creditNotes: Pick<CreditNoteService, 'takeOutsideRefund'>;
  settle(attemptId: string, by: SettledBy, takeOver?: boolean): Promise<Settlement>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Three hours to go there and three to approve, as the provider has it, and one to spare. */
const GIVE_UP_AFTER_MS = 7 * HOUR;
const ASK_PENDING_EVERY_MS = 10 * MINUTE;

export type CheckoutSweep = ReturnType<typeof checkoutSweep>;

export function checkoutSweep({
  database,
  clock,
  gateway,
  payments,
  orders,
  creditNotes,
  settle,
}: SweepDependencies) {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);

  /** Gives the order up, unless something moved meanwhile. */
  async function giveUp(orderId: string): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const order = await orders.lock(transaction, orderId);
      const attempt = await payments.liveAttempt(orderId, transaction);
      if (order.state !== 'awaitingPayment' || (attempt && isTaking(attempt.state))) return;
      if (attempt)
        await payments.moveAttempt(transaction, attempt, 'cancel', { failure: 'expired' });
      await orders.cancel(transaction, order, 'sweeper', 'neverPaid');
    });
  }

  async function releaseHold(orderId: string): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      await orders.lock(transaction, orderId);
      const attempt = await payments.liveAttempt(orderId, transaction);
      if (attempt && isTaking(attempt.state)) return;
      // A shopper who came back in the meantime has prolonged the hold.
      if (await orders.isHoldOverdue(transaction, orderId))
        await orders.releaseStock(transaction, orderId);
    });
  }

  /** True where the shopper approved but neither return nor webhook reached the shop: then it is settled now. */
  async function settleIfApproved(
    attempt: { id: string; providerOrderId: string | null } | null,
  ): Promise<boolean> {
    if (!attempt?.providerOrderId) return false;
    const seen = await gateway.getOrder(attempt.providerOrderId);
    if (
      seen.outcome === 'failed' ||
      (seen.order.status !== 'approved' && seen.order.captures.length === 0)
    )
      return false;
    const settlement = await settle(attempt.id, 'sweeper', true);
    return settlement === 'paid' || settlement === 'capturing' || settlement === 'review';
  }

  return {
    /** Job: captures nobody recorded, payments that wait, refunds not sent, and orders never paid. */
    async sweepPayments(): Promise<void> {
      for (const id of await payments.unsettled(ago(CAPTURE_LEASE_MS), ago(ASK_PENDING_EVERY_MS)))
        await settle(id, 'sweeper', true);
      await payments.resendRefunds();
      for (const attempt of await payments.openSince(ago(GIVE_UP_AFTER_MS))) {
        if (!(await settleIfApproved(attempt))) await giveUp(attempt.orderId);
      }
    },

    /** Job: stock goes back after 30 minutes; the order may still be paid, if there is stock left by then. */
    async releaseStock(): Promise<void> {
      for (const orderId of await orders.overdueHolds()) {
        const attempt = await payments.openAttempt(orderId);
        if (!(await settleIfApproved(attempt))) await releaseHold(orderId);
      }
    },

    /** Verifies and stores a webhook; what it says is looked up anew by the job it queues. */
    async hear(
      webhook: IncomingWebhook,
    ): Promise<'taken' | 'forged' | 'malformed' | 'unavailable'> {
      const event = gateway.readWebhook(parsed(webhook.body));
      if (!event) return 'malformed';
      const verdict = await gateway.verifyWebhook(webhook);
      if (verdict !== 'genuine') return verdict;
      const { eventId, type, resourceId = null } = event;
      await payments.keepWebhook({ eventId, type, resourceId, payload: webhook.body });
      return 'taken';
    },

    /** Job: acts on a stored webhook. */
    async takeWebhook(eventId: string): Promise<void> {
      const stored = await payments.webhook(eventId);
      const event = gateway.readWebhook(stored?.payload);
      if (event) await actOn(event);
      await payments.markWebhookProcessed(eventId);
    },
  };

  async function actOn({
    providerOrderId,
    refundedCaptureId,
    refundId,
  }: ProviderNotice): Promise<void> {
    const attempt = providerOrderId ? await payments.attemptByProviderOrder(providerOrderId) : null;
    if (attempt) await settle(attempt.id, 'webhook');
    if (refundedCaptureId) await payments.refreshCapture(refundedCaptureId);
    if (refundId) await creditNotes.takeOutsideRefund(refundId);
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
