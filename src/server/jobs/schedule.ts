/** What happens by the clock (UTC), in whichever process is first. */

import { HOUR } from '../../domain/time/durations.ts';
import type { JobName } from './jobs.ts';

export interface ScheduledJob {
  job: JobName;
  /** Minute, hour, day of month, month, day of week. */
  at: string;
  /** A turn that was missed by no more than this is made up for when a worker starts. */
  catchUpMs?: number;
  /** Runs when a worker starts, too: a killed process leaves work that should not wait for the clock. */
  atStart?: boolean;
}

export const SCHEDULE: readonly ScheduledJob[] = [
  { job: 'sweepPayments', at: '* * * * *', atStart: true },
  { job: 'releaseStock', at: '* * * * *', atStart: true },
  { job: 'beginPrices', at: '* * * * *' },
  { job: 'tidyUp', at: '41 3 * * *' },
  { job: 'refreshBankHolidays', at: '17 4 * * *' },
];

/** @param hour of the day */
export const backupSchedule = (hour: number): ScheduledJob => ({
  job: 'backUp',
  at: `0 ${hour} * * *`,
  // A shop that is closed at night has its backup in the morning.
  catchUpMs: 20 * HOUR,
});
