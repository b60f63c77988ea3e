/**
 * The date and the time in the United Kingdom. Computed here because the first use of `Intl` blocks a page for about 10 ms, and
 * for about 40 ms on phones.
 */
import { DAY, HOUR } from './durations.ts';

const MARCH = 2;
const OCTOBER = 9;

/** '2026-07-06T23:30:00Z' gives '2026-07-07'. Correct from 1996, when the current rule began. */
export function londonDate(at: Date): string {
  return clockIn(at).slice(0, 10);
}

/** '2026-07-06T23:30:00Z' gives '00:30'. */
export function londonTime(at: Date): string {
  return clockIn(at).slice(11, 16);
}

/** ISO 8601 as a clock in London shows it. */
function clockIn(at: Date): string {
  const moment = at.getTime();
  return new Date(isSummerTime(moment) ? moment + HOUR : moment).toISOString();
}

/** Summer Time Order 2002: from 01:00 GMT on the last Sunday in March until 01:00 GMT on the last Sunday in October. */
function isSummerTime(moment: number): boolean {
  const year = new Date(moment).getUTCFullYear();
  return moment >= change(year, MARCH) && moment < change(year, OCTOBER);
}

function change(year: number, month: number): number {
  // Both months have 31 days.
  const last = Date.UTC(year, month, 31);
  return last - new Date(last).getUTCDay() * DAY + HOUR;
}
