/** Refunds of orders: their shares of the invoice, and the credit note once the provider has refunded. */
import { bound } from '../../../bound.ts';
import type { OrderRefundsDependencies } from './order-refunds.context.ts';
import { orderRefundsContext } from './order-refunds.context.ts';
import { reserveRest, moneyOf, refundOrderLines } from './refund-order-lines.ts';
import { closeRefund } from './close-refund.ts';
import { takeOutsideRefund, recordRefundAtProvider } from './outside-refund.ts';

export type OrderRefundsService = ReturnType<typeof orderRefundsService>;

export function orderRefundsService(dependencies: OrderRefundsDependencies) {
  const context = orderRefundsContext(dependencies);
  return bound(context, {
    reserveRest,
    moneyOf,
    refund: refundOrderLines,
    close: closeRefund,
    takeOutsideRefund,
    recordRefundAtProvider,
  });
}
