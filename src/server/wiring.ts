/** Every "when X happens, do Y" of the shop, one line each. */
import type { JobHandlers } from './jobs/jobs.ts';
import type { Services } from './services.ts';

export function jobHandlers({
  uploads,
  artwork,
  drafts,
  draftNews,
  calendar,
  users,
  notifications,
  wishlist,
  payments,
  checkout,
  sweep,
  reviewReport,
  fulfilment,
  machineFiles,
  proofs,
  customerOrders,
  creditNotes,
  orderNews,
  contact,
  auth,
  cart,
  orderErasure,
}: Services): Partial<JobHandlers> {
  return {
    sendOrderConfirmation: ({ orderId }) => fulfilment.sendConfirmation(orderId),
    makeMachineFiles: ({ orderLineId }) => machineFiles.make(orderLineId),
    makeLargeMachineFiles: ({ orderLineId }) => machineFiles.makeLarge(orderLineId),
    adoptGuestOrders: ({ customerId }) => customerOrders.adoptGuestOrders(customerId),
    settlePayment: async ({ attemptId }) =>
      void (await checkout.settle(attemptId, 'sweeper', true)),
    reportReview: ({ attemptId }, { attempt }) => reviewReport.send(attemptId, attempt),
    takeWebhook: ({ eventId }) => sweep.takeWebhook(eventId),
    sendRefund: ({ refundId }) => payments.sendRefund(refundId),
    closeRefund: ({ refundId }) => creditNotes.close(refundId),
    sendOrderNews: ({ orderId, historyId }) => orderNews.send(orderId, historyId),
    sweepPayments: () => sweep.sweepPayments(),
    releaseStock: () => sweep.releaseStock(),
    openAccountLink: (payload) => users.openLink(payload),
    sendActivation: ({ linkId }) => users.sendLink('activation', linkId),
    sendRecovery: ({ linkId }) => users.sendLink('recovery', linkId),
    sendSecurityNotice: (payload) => users.sendSecurityNotice(payload),
    notifyCustomer: (payload) => notifications.take(payload),
    tellBackInStock: ({ blankVariantId }) => wishlist.tellBackInStock(blankVariantId),
    sendDraftReply: ({ replyId }) => draftNews.send(replyId),
    sendWebsiteMessage: ({ messageId }) => contact.send(messageId),
    deleteMadeFiles: ({ mediaKeys }) => orderErasure.deleteMadeFiles(mediaKeys),
    deleteUploadFiles: () => uploads.removeUnusedFiles(),
    tidyUp: async () => {
      await auth.forgetSpent();
      await users.forgetSpentLinks();
      await cart.forgetAbandoned();
      await payments.forgetWebhooks();
      await orderErasure.forgetOld();
      await contact.forgetOld();
      await artwork.forgetPreviews();
      await drafts.forgetLeft();
      await uploads.forgetDue();
      await uploads.forgetUnfinished();
      await proofs.forgetPhotographed();
    },
    refreshBankHolidays: () => calendar.refresh(),
  };
}
