/** Records refunds that someone made on the provider's site. */
import { creditOf } from '../../../../domain/money/credit.ts';
import type { Credit } from '../../../../domain/money/credit.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { pence } from '../../../../domain/money/money.ts';
import type { Pence } from '../../../../domain/money/money.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { OutsideRefund } from '../../payments/outside-refunds.ts';
import { invoiceOfOrder } from '../../invoices/issued-documents.ts';
import type { AroundChange } from '../around-change.ts';
import type { Order } from '../orders.service.ts';
import type { OrderRefundsContext } from './order-refunds.context.ts';
import { onLocked } from './order-refunds.context.ts';
import { creditedBefore } from './refund-order-lines.ts';

/** Money for an order that was already given up was never invoiced. */
async function coversOf(
  context: OrderRefundsContext,
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

async function recordOutside(
  context: OrderRefundsContext,
  transaction: Transaction,
  order: Order,
  seen: OutsideRefund,
): Promise<void> {
  const { payments, t, orders } = context;
  const refundId = await payments.recordOutsideRefund(transaction, seen, {
    actor: 'provider',
    reason: t('creditNote.reason'),
    covers: await coversOf(context, transaction, seen),
  });
  if (!refundId) return;
  const { amountPence, providerRefundId } = seen;
  const detail = { refundId, amountPence, atProvider: providerRefundId };
  await orders.recordHistory(transaction, order, 'provider', 'reserveRefund', detail);
}

/** Records a refund made on the provider's site, for its full amount. */
export async function takeOutsideRefund(
  context: OrderRefundsContext,
  providerRefundId: string,
): Promise<void> {
  const { payments } = context;
  const seen = await payments.outsideRefund(providerRefundId);
  if (seen)
    await onLocked(context, seen.orderId, (transaction, order) =>
      recordOutside(context, transaction, order, seen),
    );
}

/**
 * As `takeOutsideRefund`, by a person who has read the amount on the provider's site. Throws
 * notFound if the provider knows no such refund of this order, or if it is already recorded.
 */
export async function recordRefundAtProvider(
  context: OrderRefundsContext,
  orderId: string,
  { providerRefundId, amountPence }: { providerRefundId: string; amountPence: Pence },
  around?: AroundChange,
): Promise<void> {
  const seen = await context.payments.outsideRefund(providerRefundId, amountPence);
  if (seen?.orderId !== orderId)
    throw new ShopError('notFound', {
      message: 'The provider reports no such refund of this order, or it is recorded already.',
    });
  await onLocked(
    context,
    orderId,
    (transaction, order) => recordOutside(context, transaction, order, seen),
    around,
  );
}
