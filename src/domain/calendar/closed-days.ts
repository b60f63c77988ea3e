/** The days on which the workshop is closed besides weekends and bank holidays. */
import { Temporal } from 'temporal-polyfill';
import type { ClosedDays } from '../settings/shop-settings.ts';

/** Each day of the periods, as plain dates. */
export function closedDates(periods: readonly ClosedDays[]): string[] {
  return periods.flatMap(({ from, to }) => {
    const first = Temporal.PlainDate.from(from);
    const days = first.until(to).days;
    return Array.from({ length: days + 1 }, (_, passed) => first.add({ days: passed }).toString());
  });
}
