/** How fast a machine works, and when its work is done. */
import { HOUR } from '../time/durations.ts';

/** Days whose work tells the pace of today. */
export const PACE_DAYS = 28;

/** Fewer hours of work say nothing. */
const LEAST_HOURS = 3;

export interface HourOfWork {
  /** When it began, in milliseconds since 1970. */
  hour: number;
  made: number;
}

/** Pieces an hour, over the hours of the clock in which something was made. Null: too few to say. */
export function paceOf(work: readonly HourOfWork[]): number | null {
  const hours = new Set(work.map(({ hour }) => hour)).size;
  const made = work.reduce((sum, each) => sum + each.made, 0);
  return hours < LEAST_HOURS ? null : made / hours;
}

/** When so many pieces are made, at this pace and without a break. */
export const doneAt = (pieces: number, pace: number, now: Date): Date =>
  new Date(now.getTime() + (pieces / pace) * HOUR);
