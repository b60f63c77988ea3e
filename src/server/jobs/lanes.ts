/** Which jobs share worker slots. A lane that is full, or waits for a slow server, never delays another. */

import type { JobName } from './jobs.ts';

export type LaneName = 'money' | 'email' | 'files' | 'chores';

/** Jobs of a lane that run at the same time in one process. */
export const SLOTS: Readonly<Record<LaneName, number>> = {
  /** Payments, refunds and stock; they wait for the payment provider at most. */
  money: 2,
  /** Everything that waits for the mail server. */
  email: 2,
  /** Drawing and deleting files. */
  files: 2,
  /** Short work in the database. */
  chores: 2,
};

export const LANES: Readonly<Record<JobName, LaneName>> = {
  settlePayment: 'money',
  takeWebhook: 'money',
  sendRefund: 'money',
  closeRefund: 'money',
  sweepPayments: 'money',
  releaseStock: 'money',
  sendOrderConfirmation: 'email',
  sendOrderNews: 'email',
  sendActivation: 'email',
  sendRecovery: 'email',
  sendSecurityNotice: 'email',
  sendDraftReply: 'email',
  sendWebsiteMessage: 'email',
  makeMachineFiles: 'files',
  makeLargeMachineFiles: 'files',
  deleteMadeFiles: 'files',
  deleteUploadFiles: 'files',
  openAccountLink: 'chores',
  adoptGuestOrders: 'chores',
  notifyCustomer: 'chores',
  tellBackInStock: 'chores',
  tidyUp: 'chores',
  refreshBankHolidays: 'chores',
};

export const laneNames = Object.keys(SLOTS) as LaneName[];
