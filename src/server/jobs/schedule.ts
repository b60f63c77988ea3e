/** Scheduled jobs (UTC); each runs once, in whichever process is first. */

import { HOUR } from '../../domain/time/durations.ts';
import type { JobName } from './jobs.ts';

export interface ScheduledJob {
  job: JobName;
  /** Minute, hour, day of month, month, day of week. */
  at: string;
  /** A run missed by at most this much is made up when a worker starts. */
  catchUpMs?: number;
  /** Also runs when a worker starts: a killed process leaves work that should not wait for the schedule. */
  atStart?: boolean;
}

export const SCHEDULE: readonly ScheduledJob[] = [
  { job: 'sweepPayments', at: '* * * * *', atStart: true },
  { job: 'releaseStock', at: '* * * * *', atStart: true },
  { job: 'beginPrices', at: '* * * * *' },
  { job: 'fetchTracking', at: '* * * * *' },
  { job: 'tidyUp', at: '41 3 * * *' },
  { job: 'refreshBankHolidays', at: '17 4 * * *' },
  // In the morning, when people read their emails.
  { job: 'remindOfOccasions', at: '23 8 * * *', catchUpMs: 12 * HOUR },
];

/** @param hour of the day */
export const backupSchedule = (hour: number): ScheduledJob => ({
  job: 'backUp',
  at: `0 ${hour} * * *`,
  // A shop that is closed at night makes its backup in the morning.
  catchUpMs: 20 * HOUR,
});
