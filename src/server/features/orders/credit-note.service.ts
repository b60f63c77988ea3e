/** Refunds of orders: their shares of the invoice, and the credit note once the provider has refunded. */
import { bound } from '../../bound.ts';
import type { CreditNoteDependencies } from './credit-note.context.ts';
import { creditNoteContext } from './credit-note.context.ts';
import { reserveRest, moneyOf, refundOrder } from './reserve-refund.ts';
import { closeRefund } from './close-refund.ts';
import { takeOutsideRefund, noteRefundAtProvider } from './outside-refund.ts';

export type CreditNoteService = ReturnType<typeof creditNoteService>;

export function creditNoteService(dependencies: CreditNoteDependencies) {
  const context = creditNoteContext(dependencies);
  return bound(context, {
    reserveRest,
    moneyOf,
    refund: refundOrder,
    close: closeRefund,
    takeOutsideRefund,
    noteRefundAtProvider,
  });
}
