/** Dates and times of orders, in London time. */
import { nameDay } from '../../../domain/calendar/name-day.ts';
import { nameTime } from '../../../domain/calendar/name-moment.ts';
import { londonDate } from '../../../domain/time/london-date.ts';

/** '2026-11-21T09:05:00Z' gives 'Sat 21 Nov', in other years 'Sat 21 Nov 2026'. */
export function orderDay(moment: string, now = new Date()): string {
  const date = londonDate(new Date(moment));
  const year = date.slice(0, 4);
  return year === londonDate(now).slice(0, 4) ? nameDay(date) : `${nameDay(date)} ${year}`;
}

/** '2026-11-21T09:05:00Z' gives 'Sat 21 Nov, 9:05am'. */
export function orderMoment(moment: string, now = new Date()): string {
  return `${orderDay(moment, now)}, ${nameTime(new Date(moment))}`;
}
