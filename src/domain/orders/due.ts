/** How urgent an order is, by the day on which it is promised to leave. */
import { Temporal } from 'temporal-polyfill';

export const DUES = ['late', 'today', 'tomorrow', 'later'] as const;
export type Due = (typeof DUES)[number];

/** The day after a plain date. */
export const dayAfter = (day: string): string =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** Both are plain dates in London. */
export function dueOf(dispatchOn: string, today: string): Due {
  if (dispatchOn < today) return 'late';
  if (dispatchOn === today) return 'today';
  return dispatchOn === dayAfter(today) ? 'tomorrow' : 'later';
}
