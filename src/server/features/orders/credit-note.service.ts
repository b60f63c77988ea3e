/** Refunds of orders: their shares of the invoice, and the credit note once the provider has refunded. */
import type { Clock } from '../../../domain/time/clock.ts';
import { creditOf } from '../../../domain/money/credit.ts';
import type { Credit, CreditRequest } from '../../../domain/money/credit.ts';
import { ShopError } from '../../../domain/errors.ts';
import { formatPounds, pence, sum } from '../../../domain/money/money.ts';
import type { Pence } from '../../../domain/money/money.ts';
import type { RefundState } from '../../../domain/orders/refund-steps.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { translate } from '../../translations.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { OutsideRefund } from '../payments/refunds.service.ts';
import {
  creditNoteOfRefund,
  invoiceOfOrder,
  issueCreditNote,
} from '../invoices/issued-documents.ts';
import { orderNews } from './order-news.ts';
import type { Order, OrdersService } from './orders.service.ts';
import { bound } from '../../bound.ts';

export interface CreditNoteDependencies {
  database: Database;
  clock: Clock;
  payments: PaymentsService;
  orders: Pick<OrdersService, 'lock' | 'noteHistory' | 'hasHistory'>;
  notifications: Pick<NotificationsService, 'notify'>;
  /** Receives failed refunds, for the log: a person must return the money another way. */
  onTrouble(detail: object, message: string): void;
}

export interface RefundRequest extends CreditRequest {
  /** Text for the credit note; it has a default. */
  reason?: string;
}

/** The data of a completed refund, for the history and the email. */
export interface RefundDetail {
  refundId: string;
  amountPence: number;
  creditNote: string;
}

/** The invoiced entries with the rest of each, and the refunds. */
export interface Money {
  entries: { description: string; grossPence: number; leftPence: number }[];
  refunds: { state: string; amountPence: number; reason: string; createdAt: Date }[];
}

export type CreditNoteService = ReturnType<typeof creditNoteService>;

type CreditNoteContext = ReturnType<typeof contextOf>;

function contextOf({
  database,
  clock,
  payments,
  orders,
  notifications,
  onTrouble,
}: CreditNoteDependencies) {
  const news = orderNews(notifications);
  const t = translate('order-emails');
  return { database, clock, payments, orders, onTrouble, news, t };
}

export function creditNoteService(dependencies: CreditNoteDependencies) {
  const context = contextOf(dependencies);
  return bound(context, {
    reserveRest,
    moneyOf,
    refund: refundOrder,
    close: closeRefund,
    takeOutsideRefund,
    noteRefundAtProvider,
  });
}

function onLocked<Result>(
  { database, orders }: CreditNoteContext,
  orderId: string,
  work: (transaction: Transaction, order: Order) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .execute(async (transaction) => work(transaction, await orders.lock(transaction, orderId)));
}

async function creditedBefore(
  { payments }: CreditNoteContext,
  transaction: Transaction,
  orderId: string,
) {
  return standing(await payments.refundsOf(orderId, transaction));
}

/** The refundable rest of the invoice; 0 if nothing was invoiced. */
async function leftOf(
  context: CreditNoteContext,
  transaction: Transaction,
  orderId: string,
): Promise<Pence> {
  const invoice = await invoiceOfOrder(transaction, orderId);
  const credited = await creditedBefore(context, transaction, orderId);
  return pence((invoice?.grossPence ?? 0) - sum(credited.map(({ grossPence }) => grossPence)));
}

/** The caller holds the order lock. Throws stepNotAllowed if nothing was paid, refundTooLarge and invalid. */
async function reserveRefund(
  context: CreditNoteContext,
  transaction: Transaction,
  order: Order,
  { reason: givenReason, ...request }: RefundRequest,
  actor: string,
): Promise<Pence> {
  const { t, payments, orders } = context;
  const reason = givenReason ?? t('creditNote.reason');
  const invoice = await invoiceOfOrder(transaction, order.id);
  if (!invoice)
    throw new ShopError('stepNotAllowed', { message: 'Nothing has been paid for this order.' });
  const covers = creditOf(
    invoice.lines,
    await creditedBefore(context, transaction, order.id),
    request,
  );
  const amountPence = sum(covers.map(({ grossPence }) => grossPence));
  const purpose = { amountPence, reason, actor, covers };
  const refundId = await payments.refundOrder(transaction, order.id, purpose);
  const detail = { refundId, amountPence, reason };
  await orders.noteHistory(transaction, order, actor, 'reserveRefund', detail);
  return amountPence;
}

/** Takes the number last, so that the counter is locked as briefly as possible. */
async function issueForRefund(
  { clock, orders, news }: CreditNoteContext,
  transaction: Transaction,
  order: Order,
  refund: { id: string; amountPence: number; actor: string; reason: string },
  credits: readonly Credit[],
): Promise<void> {
  const invoice = await invoiceOfOrder(transaction, order.id);
  if (!invoice) throw new Error(`Order ${order.reference} has no invoice`);
  const document = await issueCreditNote(
    transaction,
    { orderId: order.id, refundId: refund.id, invoice, credits, reason: refund.reason },
    clock,
  );
  const detail: RefundDetail = {
    refundId: refund.id,
    amountPence: refund.amountPence,
    creditNote: document.number,
  };
  const historyId = await orders.noteHistory(transaction, order, refund.actor, 'refund', detail);
  const amount = formatPounds(pence(refund.amountPence));
  await news.tell(transaction, order, 'refund', historyId, { amount });
}

/** Money for an order that was already given up was never invoiced. */
async function coversOf(
  context: CreditNoteContext,
  transaction: Transaction,
  { orderId, capture, amountPence }: OutsideRefund,
): Promise<Credit[] | undefined> {
  const { payments } = context;
  const refunds = await payments.refundsOf(orderId, transaction);
  const isUninvoiced = refunds.some(({ captureId, covers }) => captureId === capture.id && !covers);
  const invoice = await invoiceOfOrder(transaction, orderId);
  if (!invoice || isUninvoiced) return undefined;
  const earlier = await creditedBefore(context, transaction, orderId);
  return creditOf(invoice.lines, earlier, { amountPence: pence(amountPence) });
}

async function noteOutside(
  context: CreditNoteContext,
  transaction: Transaction,
  order: Order,
  seen: OutsideRefund,
): Promise<void> {
  const { payments, t, orders } = context;
  const refundId = await payments.noteOutsideRefund(transaction, seen, {
    actor: 'provider',
    reason: t('creditNote.reason'),
    covers: await coversOf(context, transaction, seen),
  });
  if (!refundId) return;
  const { amountPence, providerRefundId } = seen;
  const detail = { refundId, amountPence, atProvider: providerRefundId };
  await orders.noteHistory(transaction, order, 'provider', 'reserveRefund', detail);
}

/** Reserves a refund of all that is left; null if nothing is. The caller holds the order lock. */
export async function reserveRest(
  context: CreditNoteContext,
  transaction: Transaction,
  order: Order,
  reason: string,
  actor: string,
): Promise<Pence | null> {
  return (await leftOf(context, transaction, order.id)) > 0
    ? reserveRefund(context, transaction, order, { reason }, actor)
    : null;
}

export async function moneyOf(
  { database, payments }: CreditNoteContext,
  orderId: string,
): Promise<Money> {
  const invoice = await invoiceOfOrder(database, orderId);
  const refunds = await payments.refundsOf(orderId);
  const credits = standing(refunds);
  const entries = (invoice?.lines ?? []).map(({ description, grossPence }, place) => {
    const gone = credits.filter(({ line }) => line === place);
    const leftPence = grossPence - sum(gone.map((credit) => credit.grossPence));
    return { description, grossPence, leftPence };
  });
  return { entries, refunds };
}

/** Returns the reserved amount; a job sends the refund to the provider. */
export function refundOrder(
  context: CreditNoteContext,
  orderId: string,
  request: RefundRequest,
  actor: string,
): Promise<Pence> {
  return onLocked(context, orderId, (transaction, order) =>
    reserveRefund(context, transaction, order, request, actor),
  );
}

/**
 * Job: closes a completed or failed refund. A credit note is issued only after completion: one for
 * a failed refund would be wrong, and its number could not be reused. Idempotent.
 */
export async function closeRefund(context: CreditNoteContext, refundId: string): Promise<void> {
  const { payments, orders, onTrouble } = context;
  const orderId = await payments.orderOfRefund(refundId);
  await onLocked(context, orderId, async (transaction, order) => {
    const refund = await payments.refundById(refundId, transaction);
    const { state, covers, actor, amountPence } = refund;
    if (state === 'completed' && covers) {
      if (!(await creditNoteOfRefund(transaction, refundId)))
        await issueForRefund(context, transaction, order, refund, covers);
    } else if (state === 'failed' || state === 'cancelled') {
      if (!(await orders.hasHistory(transaction, orderId, 'failRefund', { refundId }))) {
        const detail = { refundId, amountPence };
        await orders.noteHistory(transaction, order, actor, 'failRefund', detail);
        onTrouble({ order: order.reference, ...detail }, 'a refund failed');
      }
    }
  });
}

/** Records a refund made on the provider's site, for its full amount. */
export async function takeOutsideRefund(
  context: CreditNoteContext,
  providerRefundId: string,
): Promise<void> {
  const { payments } = context;
  const seen = await payments.outsideRefund(providerRefundId);
  if (seen)
    await onLocked(context, seen.orderId, (transaction, order) =>
      noteOutside(context, transaction, order, seen),
    );
}

/**
 * As `takeOutsideRefund`, by a person who has read the amount on the provider's site. Throws
 * notFound if the provider knows no such refund of this order, or if it is already recorded.
 */
export async function noteRefundAtProvider(
  context: CreditNoteContext,
  orderId: string,
  { providerRefundId, amountPence }: { providerRefundId: string; amountPence: Pence },
): Promise<void> {
  const seen = await context.payments.outsideRefund(providerRefundId, amountPence);
  if (seen?.orderId !== orderId)
    throw new ShopError('notFound', {
      message: 'The provider reports no such refund of this order, or it is noted already.',
    });
  await onLocked(context, orderId, (transaction, order) =>
    noteOutside(context, transaction, order, seen),
  );
}

/** Failed and cancelled refunds returned no money. */
function standing(refunds: readonly { state: RefundState; covers: Credit[] | null }[]): Credit[] {
  return refunds
    .filter(({ state }) => state !== 'failed' && state !== 'cancelled')
    .flatMap(({ covers }) => covers ?? []);
}
