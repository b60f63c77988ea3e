/** Every job the shop queues, with what it is told; `wiring.ts` gives each one its handler. */

export interface Jobs {
  /** E-mails the confirmation with its invoice. */
  sendOrderConfirmation: { orderId: string };
  /** Draws the print-ready picture of one order line. */
  makePrintFile: { orderLineId: string };
  /** Asks the provider once more how a payment ended whose answer did not come. */
  settlePayment: { attemptId: string };
  /** Acts on a verified webhook, after the provider has had its answer. */
  takeWebhook: { eventId: string };
  /** Asks the provider for a refund that was reserved. */
  sendRefund: { refundId: string };
  /** Settles attempts whose shopper never came back, and gives up those that expired. */
  sweepPayments: Record<string, never>;
  /** Gives back stock that was held for orders never paid. */
  releaseStock: Record<string, never>;
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
