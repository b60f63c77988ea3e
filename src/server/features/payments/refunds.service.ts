/** Refunds: reserved first, then sent to the provider, then recorded; and refunds made on the provider's site. */
import { bound } from '../../bound.ts';
import type { RefundsDependencies } from './refunds.context.ts';
import { refundsContext } from './refunds.context.ts';
import { reserveRefund, orderOfRefund, refundOrder } from './reserve-refund.ts';
import { sendRefund, resendRefunds } from './send-refund.ts';
import { outsideRefund, recordOutsideRefund } from './outside-refunds.ts';

export function refundsService(dependencies: RefundsDependencies) {
  const context = refundsContext(dependencies);
  return {
    refundById: context.store.refund,
    refundsOf: context.store.refundsOf,
    ...bound(context, {
      reserveRefund,
      orderOfRefund,
      refundOrder,
      sendRefund,
      resendRefunds,
      outsideRefund,
      recordOutsideRefund,
    }),
  };
}
