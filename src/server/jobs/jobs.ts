/** Every job of the queue, with its payload; `wiring.ts` assigns each one its handler. */

import type { NotificationKind } from '../../domain/people/notification-kinds.ts';

export interface Jobs {
  /** Emails the confirmation with its invoice; `again`: the history row of a repetition. */
  sendOrderConfirmation: { orderId: string; again?: string };
  /** Makes what the machines and the workshop need for one order line. */
  makeMachineFiles: { orderLineId: string };
  /** The same for lines that need hundreds of megabytes: one after another, in whatever process. */
  makeLargeMachineFiles: { orderLineId: string };
  /** Puts pieces into a batch, nests its sheets and makes its papers. */
  prepareBatch: { batchId: string };
  /** Hands one packed order over to the carrier's program. */
  handOver: { orderId: string };
  /** Asks the carrier's program for the tracking numbers of parcels that it has. */
  fetchTracking: Record<string, never>;
  /** Asks the provider again for the result of a payment that did not arrive. */
  settlePayment: { attemptId: string };
  /** Reports, by email and in the error log, that a payment needs a person's decision. */
  reportReview: { attemptId: string };
  /** Processes a verified webhook, after the provider has received the response. */
  takeWebhook: { eventId: string };
  /** Requests a reserved refund from the provider. */
  sendRefund: { refundId: string };
  /** Writes the credit note of a successful refund, or records its failure. */
  closeRefund: { refundId: string };
  /** Settles attempts whose shopper never came back, and closes expired ones. */
  sweepPayments: Record<string, never>;
  /** Releases stock held for orders that were never paid. */
  releaseStock: Record<string, never>;
  /**
   * Creates a link for the address if it has an account with a use for it. Runs as a job, so that
   * the response reveals nothing.
   */
  openAccountLink: {
    purpose: 'activation' | 'recovery';
    email: string;
    /** Recovery: argon2id of the requested password. */
    pendingPasswordHash: string | null;
  };
  /** Emails the link that activates an account. */
  sendActivation: { linkId: string };
  /** Emails the link that sets a requested password. */
  sendRecovery: { linkId: string };
  /** Emails an invitation to the office. */
  sendStaffInvitation: { linkId: string };
  /** Notifies a member of the staff by email of a change of their factors. */
  sendStaffNotice: {
    staffId: string;
    event:
      | 'invitationAccepted'
      | 'passwordChanged'
      | 'authenticatorChanged'
      | 'recoveryCodesRenewed'
      | 'recoveryCodeUsed'
      | 'passkeyAdded'
      | 'passkeyRemoved'
      | 'pinChanged'
      | 'pinRemoved';
    /** Each event has one email. */
    noticeId: string;
  };
  /** Notifies the owner of an account by email of a security event, or a guest of the erasure. */
  sendSecurityNotice: {
    /** Null for a guest, whose email is given. */
    customerId: string | null;
    event:
      | 'passwordChanged'
      | 'recovered'
      | 'twoStepOn'
      | 'twoStepOff'
      | 'registeredAgain'
      | 'erased'
      | 'guestErased';
    /** If it is no longer the account's. */
    email?: string;
    /** Each event has one email. */
    noticeId: string;
  };
  /** Assigns orders placed as a guest to the customer who has just confirmed the email address. */
  adoptGuestOrders: { customerId: string };
  /** Adds a notification to a customer's account. */
  notifyCustomer: {
    customerId: string;
    kind: NotificationKind;
    /** Values for its message. */
    detail: Record<string, string>;
    link: string | null;
    /** What it is about; notified once, however often the job runs. */
    occasion: string;
  };
  /** Deletes machine files that were replaced, or whose customers were erased. */
  deleteMadeFiles: { mediaKeys: readonly string[] };
  /** Deletes pictures that nothing refers to any more. */
  deleteUploadFiles: Record<string, never>;
  /** Notifies customers with a blank's products on their wishlist that it is back in stock. */
  tellBackInStock: { blankVariantId: string };
  /** Emails a form submitted on the website to the shop. */
  sendWebsiteMessage: { messageId: string };
  /** Emails the answer to a form to its sender. */
  sendMessageAnswer: { answerId: string };
  /** Emails a reply to a shared draft to its owner. */
  sendDraftReply: { replyId: string };
  /** Emails news of an order: in production, dispatched, delivered, cancelled or refunded. */
  sendOrderNews: { orderId: string; historyId: string; again?: string };
  /** Queues the reminders whose email is due. */
  remindOfOccasions: Record<string, never>;
  /** Emails a reminder of the occasion on a plain date, and moves it on to the next. */
  sendReminder: { reminderId: string; on: string };
  /** Deletes expired data: used links, ended sessions, counters, previews, abandoned guest carts. */
  tidyUp: Record<string, never>;
  /** Makes sample orders in a shop in trial mode. */
  makeSampleOrders: { runId: string };
  /** Writes a backup into the configured folder. */
  backUp: Record<string, never>;
  /** Applies prices that have begun to lists, sorting and caches. */
  beginPrices: Record<string, never>;
  /** Fetches the bank holidays, which affect the dispatch promise. */
  refreshBankHolidays: Record<string, never>;
}

export type JobName = keyof Jobs;

/** One run of a job. A handler may be called more than once for the same job and must be idempotent. */
export interface JobAttempt {
  /** 1 on the first run. */
  attempt: number;
  maxAttempts: number;
  /** Fires when the shop is stopping and the job's time to finish has passed. */
  signal: AbortSignal;
}

export type JobHandlers = {
  [Name in JobName]: (payload: Jobs[Name], attempt: JobAttempt) => Promise<void>;
};
