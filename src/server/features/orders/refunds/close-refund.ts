/** Closes refunds: issues the credit note once the provider has refunded. */
import type { RefundDetail } from '../../../../domain/orders/office/history-details.ts';
import type { Credit } from '../../../../domain/money/credit.ts';
import { formatPounds, pence } from '../../../../domain/money/money.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import {
  creditNoteOfRefund,
  invoiceOfOrder,
  issueCreditNote,
} from '../../invoices/issued-documents.ts';
import type { Order } from '../orders.service.ts';
import type { OrderRefundsContext } from './order-refunds.context.ts';
import { onLocked } from './order-refunds.context.ts';

/** Takes the number last, so that the counter is locked as briefly as possible. */
async function issueForRefund(
  { clock, orders, news }: OrderRefundsContext,
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
  const historyId = await orders.recordHistory(transaction, order, refund.actor, 'refund', detail);
  const amount = formatPounds(pence(refund.amountPence));
  await news.tell(transaction, order, 'refund', historyId, { amount });
}

/**
 * Job: closes a completed or failed refund. A credit note is issued only after completion: one for
 * a failed refund would be wrong, and its number could not be reused. Idempotent.
 */
export async function closeRefund(context: OrderRefundsContext, refundId: string): Promise<void> {
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
        await orders.recordHistory(transaction, order, actor, 'failRefund', detail);
        onTrouble({ order: order.reference, ...detail }, 'a refund failed');
      }
    }
  });
}
