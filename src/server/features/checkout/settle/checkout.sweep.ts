/** What must happen to orders and payments without a shopper: webhooks, lost answers, overdue holds, given-up orders. */
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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Three hours to go there and three to approve, as the provider has it, and one to spare. */
const GIVE_UP_AFTER_MS = 7 * HOUR;
/** Where the provider cannot say for so long whether the payer approved, the order is given up all the same. */
const GIVE_UP_UNHEARD_AFTER_MS = 24 * HOUR;
/** In one round, and at once: the provider limits how often it may be asked. */
const ASK_AT_MOST = 40;
const ASK_AT_ONCE = 4;
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
  onTrouble,
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

  /** Where the shopper approved but neither return nor webhook reached the shop, it is settled now. */
  async function settleIfApproved(
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

  async function giveUpUnlessApproved(orderId: string): Promise<void> {
    const approval = await settleIfApproved(await payments.openAttempt(orderId));
    if (approval === 'settled') return;
    if (approval === 'unknown') {
      const { placedAt } = await orders.byId(orderId);
      if (placedAt > ago(GIVE_UP_UNHEARD_AFTER_MS)) return;
    }
    await giveUp(orderId);
  }

  return {
    /** Job: captures nobody recorded, payments that wait, approvals nobody reported, refunds not sent, orders never paid. */
    async sweepPayments(): Promise<void> {
      const unsettled = await payments.unsettled(ago(CAPTURE_LEASE_MS), ago(ASK_PENDING_EVERY_MS));
      await eachOf('settling a payment', unsettled, (id) => settle(id, 'sweeper', true));
      await eachOf('resending refunds', [null], () => payments.resendRefunds());
      const unheard = await payments.takeUnheard(ASK_AT_MOST);
      await eachOf('asking for an approval', unheard, settleIfApproved);
      const unpaid = await orders.unpaidSince(ago(GIVE_UP_AFTER_MS));
      await eachOf('giving up an order', unpaid, giveUpUnlessApproved);
    },

    /** Job: stock goes back after 30 minutes; the order may still be paid, if there is stock left by then. */
    async releaseStock(): Promise<void> {
      await eachOf('releasing stock', await orders.overdueHolds(), async (orderId) => {
        const approval = await settleIfApproved(await payments.openAttempt(orderId));
        if (approval !== 'settled') await releaseHold(orderId);
      });
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
