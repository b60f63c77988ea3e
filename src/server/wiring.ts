/** The shop's event wiring: every "when X happens, do Y", one line each. */
import { runEach } from './jobs/run-each.ts';
import type { ScheduledBackups } from './backup/scheduled-backups.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import type { Services } from './services/services.ts';

/** @param backups null: no scheduled backups */
export function jobHandlers(
  services: Services,
  backups: ScheduledBackups | null = null,
): Partial<JobHandlers> {
  return {
    ...ofServices(services),
    ...ofTidying(services),
    ...ofOffice(services),
    ...(backups && ofBackups(backups)),
  };
}

const ofBackups = ({ make }: ScheduledBackups): Partial<JobHandlers> => ({
  backUp: (_, { signal }) => make(signal),
});

function ofServices({
  uploads,
  draftNews,
  calendar,
  catalogue,
  users,
  notifications,
  wishlist,
  payments,
  checkout,
  sweep,
  reviewReport,
  confirmations,
  machineFiles,
  customerOrders,
  orderRefunds,
  orderNews,
  contact,
  orderErasure,
  batches,
  reminders,
}: Services): Partial<JobHandlers> {
  return {
    sendOrderConfirmation: ({ orderId, again }) => confirmations.sendConfirmation(orderId, again),
    makeMachineFiles: ({ orderLineId }) => machineFiles.make(orderLineId),
    makeLargeMachineFiles: ({ orderLineId }) => machineFiles.makeLarge(orderLineId),
    prepareBatch: ({ batchId }) => batches.prepare(batchId),
    adoptGuestOrders: ({ customerId }) => customerOrders.adoptGuestOrders(customerId),
    settlePayment: async ({ attemptId }) =>
      void (await checkout.settle(attemptId, 'sweeper', true)),
    reportReview: ({ attemptId }, { attempt }) => reviewReport.send(attemptId, attempt),
    takeWebhook: ({ eventId }) => sweep.takeWebhook(eventId),
    sendRefund: ({ refundId }) => payments.sendRefund(refundId),
    closeRefund: ({ refundId }) => orderRefunds.close(refundId),
    sendOrderNews: ({ orderId, historyId, again }) => orderNews.send(orderId, historyId, again),
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
    remindOfOccasions: () => reminders.queueDue(),
    sendReminder: (payload) => reminders.send(payload),
    beginPrices: () => catalogue.beginPrices(),
    refreshBankHolidays: () => calendar.refresh(),
  };
}

function ofTidying({
  auth,
  users,
  staff,
  cart,
  payments,
  orders,
  notifications,
  sentEmails,
  orderErasure,
  scans,
  contact,
  reminders,
  artwork,
  drafts,
  uploads,
  proofs,
  machineFiles,
  batches,
}: Services): Partial<JobHandlers> {
  return {
    tidyUp: () =>
      runEach([
        () => auth.forgetEnded(),
        () => users.forgetUsedLinks(),
        () => staff.forgetUsedLinks(),
        () => cart.forgetAbandoned(),
        () => payments.forgetWebhooks(),
        () => orders.forgetUnpaid(),
        () => notifications.forgetOld(),
        () => sentEmails.forgetOld(),
        () => orderErasure.forgetOld(),
        () => scans.forgetOld(),
        () => contact.forgetOld(),
        () => reminders.forgetEnded(),
        () => artwork.forgetPreviews(),
        () => drafts.forgetLeft(),
        () => uploads.deleteDue(),
        () => uploads.forgetUnfinished(),
        () => proofs.forgetPhotographed(),
        () => machineFiles.deleteDue(),
        () => batches.deleteDue(),
      ]),
  };
}

const ofOffice = ({ staff, inbox, samples, handovers }: Services): Partial<JobHandlers> => ({
  sendStaffInvitation: ({ linkId }) => staff.sendInvitation(linkId),
  sendStaffNotice: (payload) => staff.sendNotice(payload),
  sendMessageAnswer: ({ answerId }) => inbox.sendAnswer(answerId),
  handOver: ({ orderId }) => handovers.handOver(orderId),
  fetchTracking: () => handovers.fetchTracking(),
  makeSampleOrders: ({ runId }, { signal }) => samples.runJob(runId, signal),
});
