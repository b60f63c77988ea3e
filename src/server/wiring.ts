/** Every "when X happens, do Y" of the shop, one line each. */
import type { JobHandlers } from './jobs/jobs.ts';
import type { Services } from './services.ts';

export function jobHandlers({
  calendar,
  users,
  notifications,
  wishlist,
  payments,
  checkout,
  sweep,
  fulfilment,
  customerOrders,
  contact,
}: Services): Partial<JobHandlers> {
  return {
    sendOrderConfirmation: ({ orderId }) => fulfilment.sendConfirmation(orderId),
    makePrintFile: ({ orderLineId }) => fulfilment.makePrintFile(orderLineId),
    adoptGuestOrders: ({ customerId }) => customerOrders.adoptGuestOrders(customerId),
    settlePayment: async ({ attemptId }) =>
      void (await checkout.settle(attemptId, 'sweeper', true)),
    takeWebhook: ({ eventId }) => sweep.takeWebhook(eventId),
    sendRefund: ({ refundId }) => payments.sendRefund(refundId),
    sweepPayments: () => sweep.sweepPayments(),
    releaseStock: () => sweep.releaseStock(),
    openAccountLink: (payload) => users.openLink(payload),
    sendActivation: ({ linkId }) => users.sendLink('activation', linkId),
    sendRecovery: ({ linkId }) => users.sendLink('recovery', linkId),
    sendSecurityNotice: (payload) => users.sendSecurityNotice(payload),
    notifyCustomer: (payload) => notifications.take(payload),
    tellBackInStock: ({ blankVariantId }) => wishlist.tellBackInStock(blankVariantId),
    sendWebsiteMessage: ({ messageId }) => contact.send(messageId),
    refreshBankHolidays: () => calendar.refresh(),
  };
}
