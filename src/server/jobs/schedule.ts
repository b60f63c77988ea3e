/** What happens by the clock (UTC), in whichever process is first; a missed turn is not made up for. */

import type { JobName } from './jobs.ts';

export interface ScheduledJob {
  job: JobName;
  /** Minute, hour, day of month, month, day of week. */
  at: string;
}

export const SCHEDULE: readonly ScheduledJob[] = [
  { job: 'sweepPayments', at: '* * * * *' },
  { job: 'releaseStock', at: '* * * * *' },
  { job: 'tidyUp', at: '41 3 * * *' },
  { job: 'refreshBankHolidays', at: '17 4 * * *' },
];
