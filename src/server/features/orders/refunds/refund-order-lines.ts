/** Reserves refunds of an order's invoice and computes what is left of it. */
import { creditOf } from '../../../../domain/money/credit.ts';
import type { Credit, CreditRequest } from '../../../../domain/money/credit.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { pence, sum } from '../../../../domain/money/money.ts';
import type { Pence } from '../../../../domain/money/money.ts';
import type { RefundState } from '../../../../domain/orders/refund-steps.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { invoiceOfOrder } from '../../invoices/issued-documents.ts';
import type { AroundChange } from '../around-change.ts';
import type { Order } from '../orders.service.ts';
import type { OrderRefundsContext } from './order-refunds.context.ts';
import { onLocked } from './order-refunds.context.ts';

export interface RefundRequest extends CreditRequest {
  /** Text for the credit note; it has a default. */
  reason?: string;
}

/** The invoiced entries with the rest of each, and the refunds. */
export interface Money {
  entries: { description: string; grossPence: number; leftPence: number }[];
  refunds: { state: string; amountPence: number; reason: string; createdAt: Date }[];
}

export async function creditedBefore(
  { payments }: OrderRefundsContext,
  transaction: Transaction,
  orderId: string,
) {
  return creditsOf(await payments.refundsOf(orderId, transaction));
}

/** The refundable rest of the invoice; 0 if nothing was invoiced. */
async function leftOf(
  context: OrderRefundsContext,
  transaction: Transaction,
  orderId: string,
): Promise<Pence> {
  const invoice = await invoiceOfOrder(transaction, orderId);
  const credited = await creditedBefore(context, transaction, orderId);
  return pence((invoice?.grossPence ?? 0) - sum(credited.map(({ grossPence }) => grossPence)));
}

/** The caller holds the order lock. Throws stepNotAllowed if nothing was paid, refundTooLarge and invalid. */
async function reserveLines(
  context: OrderRefundsContext,
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
  await orders.recordHistory(transaction, order, actor, 'reserveRefund', detail);
  return amountPence;
}

/** Reserves a refund of all that is left; null if nothing is. The caller holds the order lock. */
export async function reserveRest(
  context: OrderRefundsContext,
  transaction: Transaction,
  order: Order,
  reason: string,
  actor: string,
): Promise<Pence | null> {
  return (await leftOf(context, transaction, order.id)) > 0
    ? reserveLines(context, transaction, order, { reason }, actor)
    : null;
}

export async function moneyOf(
  { database, payments }: OrderRefundsContext,
  orderId: string,
  within?: Transaction,
): Promise<Money> {
  const invoice = await invoiceOfOrder(within ?? database, orderId);
  const refunds = await payments.refundsOf(orderId, within);
  const credits = creditsOf(refunds);
  const entries = (invoice?.lines ?? []).map(({ description, grossPence }, place) => {
    const gone = credits.filter(({ line }) => line === place);
    const leftPence = grossPence - sum(gone.map((credit) => credit.grossPence));
    return { description, grossPence, leftPence };
  });
  return { entries, refunds };
}

/** Returns the reserved amount; a job sends the refund to the provider. */
export function refundOrderLines(
  context: OrderRefundsContext,
  orderId: string,
  request: RefundRequest,
  actor: string,
  around?: AroundChange,
): Promise<Pence> {
  return onLocked(
    context,
    orderId,
    (transaction, order) => reserveLines(context, transaction, order, request, actor),
    around,
  );
}

/** Failed and cancelled refunds returned no money. */
function creditsOf(refunds: readonly { state: RefundState; covers: Credit[] | null }[]): Credit[] {
  return refunds
    .filter(({ state }) => state !== 'failed' && state !== 'cancelled')
    .flatMap(({ covers }) => covers ?? []);
}
