/** Counts working days between two days. */
import { DAY } from '../time/durations.ts';

const SATURDAY = 6;

/**
 * The working days after a day, up to and including another. An order that is paid on Friday and sent on
 * Monday took one; one that is sent on its own day took none. Plain dates.
 */
export function workingDaysAfter(from: string, to: string, holidays: ReadonlySet<string>): number {
  let count = 0;
  const last = Date.parse(to);
  // Plain dates are read as UTC, where every day has 24 hours.
  for (let day = Date.parse(from) + DAY; day <= last; day += DAY)
    if (isWorkingDay(new Date(day), holidays)) count += 1;
  return count;
}

function isWorkingDay(day: Date, holidays: ReadonlySet<string>): boolean {
  const weekday = day.getUTCDay();
  return weekday !== 0 && weekday !== SATURDAY && !holidays.has(day.toISOString().slice(0, 10));
}
