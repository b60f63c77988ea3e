/** Every job the shop queues, with what it is told; `wiring.ts` gives each one its handler. */

import type { NotificationKind } from '../../domain/people/notification-kinds.ts';

export interface Jobs {
  /** E-mails the confirmation with its invoice. */
  sendOrderConfirmation: { orderId: string };
  /** Makes what the machines and the bench need of one order line. */
  makeMachineFiles: { orderLineId: string };
  /** The same for lines that take hundreds of megabytes: one after another, whatever process does them. */
  makeLargeMachineFiles: { orderLineId: string };
  /** Asks the provider once more how a payment ended whose answer did not come. */
  settlePayment: { attemptId: string };
  /** Tells the shop, by email and in its error log, that a payment needs a person's decision. */
  reportReview: { attemptId: string };
  /** Acts on a verified webhook, after the provider has had its answer. */
  takeWebhook: { eventId: string };
  /** Asks the provider for a refund that was reserved. */
  sendRefund: { refundId: string };
  /** Writes the credit note of a refund that went through, or notes that it failed. */
  closeRefund: { refundId: string };
  /** Settles attempts whose shopper never came back, and gives up those that expired. */
  sweepPayments: Record<string, never>;
  /** Gives back stock that was held for orders never paid. */
  releaseStock: Record<string, never>;
  /** Opens a link for the address if it has an account with a use for it, so that asking tells nobody. */
  openAccountLink: {
    purpose: 'activation' | 'recovery';
    email: string;
    /** Recovery: argon2id of the password asked for. */
    pendingPasswordHash: string | null;
  };
  /** E-mails the link that activates an account. */
  sendActivation: { linkId: string };
  /** E-mails the link that makes an asked-for password the customer's own. */
  sendRecovery: { linkId: string };
  /** Tells the owner of an account by e-mail what happened to it. */
  sendSecurityNotice: {
    customerId: string;
    event:
      | 'passwordChanged'
      | 'recovered'
      | 'twoStepOn'
      | 'twoStepOff'
      | 'registeredAgain'
      | 'erased';
    /** Where it is no longer that of the account. */
    email?: string;
    /** Each occasion has its letter. */
    noticeId: string;
  };
  /** Gives a customer whose e-mail was just confirmed the orders placed with it as a guest. */
  adoptGuestOrders: { customerId: string };
  /** Notes something for a customer to see in their account. */
  notifyCustomer: {
    customerId: string;
    kind: NotificationKind;
    /** Values for its words. */
    detail: Record<string, string>;
    link: string | null;
    /** What it is about: told once, however often the job runs. */
    occasion: string;
  };
  /** Deletes files made for lines of customers who were erased, or replaced since. */
  deleteMadeFiles: { mediaKeys: readonly string[] };
  /** Deletes pictures that nobody has any more. */
  deleteUploadFiles: Record<string, never>;
  /** Tells those who wish for them that things made of a blank can be had again. */
  tellBackInStock: { blankVariantId: string };
  /** E-mails a form that was sent from the website to the shop. */
  sendWebsiteMessage: { messageId: string };
  /** Tells whoever keeps a design by e-mail how somebody answered to whom they showed it. */
  sendDraftReply: { replyId: string };
  /** E-mails what happened to an order: it is being made, on its way, delivered, cancelled or refunded. */
  sendOrderNews: { orderId: string; historyId: string };
  /** Clears away what has had its day: used links, ended sessions, counters, previews, abandoned guest carts. */
  tidyUp: Record<string, never>;
  /** Writes a backup into the folder that is set for them. */
  backUp: Record<string, never>;
  /** Brings prices that have begun into lists, sorting and caches. */
  beginPrices: Record<string, never>;
  /** Fetches the bank holidays, which move the dispatch promise. */
  refreshBankHolidays: Record<string, never>;
}

export type JobName = keyof Jobs;

/** Where a job stands; a handler may be called more than once for the same job and must bear it. */
export interface JobAttempt {
  /** 1 on the first run. */
  attempt: number;
  maxAttempts: number;
  /** Fires when the shop is stopping and the job had its time to finish. */
  signal: AbortSignal;
}

export type JobHandlers = {
  [Name in JobName]: (payload: Jobs[Name], attempt: JobAttempt) => Promise<void>;
};
