/** Assigns jobs to lanes and sets how often each is tried. A full or slow lane never delays another. */

import type { JobName } from './jobs.ts';

export type LaneName = 'money' | 'email' | 'files' | 'carrier' | 'chores' | 'backup';

/** Concurrent jobs of a lane in one process. */
export const SLOTS: Readonly<Record<LaneName, number>> = {
  /** Payments, refunds and stock; at most they wait for the payment provider. */
  money: 2,
  /** Everything that waits for the mail server. */
  email: 2,
  /** Drawing and deleting files. */
  files: 2,
  /** Everything that waits for the carrier's program. */
  carrier: 2,
  /** Short work in the database. */
  chores: 2,
  /** Takes time in proportion to the files to copy. */
  backup: 1,
};

export const LANES: Readonly<Record<JobName, LaneName>> = {
  settlePayment: 'money',
  takeWebhook: 'money',
  sendRefund: 'money',
  closeRefund: 'money',
  sweepPayments: 'money',
  releaseStock: 'money',
  beginPrices: 'money',
  sendOrderConfirmation: 'email',
  sendOrderNews: 'email',
  sendActivation: 'email',
  sendRecovery: 'email',
  sendSecurityNotice: 'email',
  sendStaffInvitation: 'email',
  sendStaffNotice: 'email',
  sendDraftReply: 'email',
  sendWebsiteMessage: 'email',
  sendMessageAnswer: 'email',
  reportReview: 'email',
  sendReminder: 'email',
  makeMachineFiles: 'files',
  makeLargeMachineFiles: 'files',
  prepareBatch: 'files',
  deleteMadeFiles: 'files',
  makeSampleOrders: 'files',
  deleteUploadFiles: 'files',
  handOver: 'carrier',
  fetchTracking: 'carrier',
  openAccountLink: 'chores',
  adoptGuestOrders: 'chores',
  notifyCustomer: 'chores',
  tellBackInStock: 'chores',
  remindOfOccasions: 'chores',
  tidyUp: 'chores',
  refreshBankHolidays: 'chores',
  backUp: 'backup',
};

export const laneNames = Object.keys(SLOTS) as LaneName[];

/**
 * Jobs owed to a paid order: its money, its emails and its files. They never fail for good; their
 * pauses grow to six hours, and `npm run jobs` lists them.
 */
const OWED: ReadonlySet<JobName> = new Set<JobName>([
  'settlePayment',
  'takeWebhook',
  'sendRefund',
  'closeRefund',
  'sendOrderConfirmation',
  'sendOrderNews',
  'reportReview',
  'makeMachineFiles',
  'makeLargeMachineFiles',
]);

/** The maximum of the queue's column. */
const WITHOUT_END = 32_767;
/** About four days. */
const USUAL_ATTEMPTS = 25;

export const attemptsOf = (job: JobName): number => (OWED.has(job) ? WITHOUT_END : USUAL_ATTEMPTS);

/** A job that fails from this attempt on is in trouble: by then it has been tried for four minutes. */
export const FAILING_FROM_ATTEMPT = 5;
