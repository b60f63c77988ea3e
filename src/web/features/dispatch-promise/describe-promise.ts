/** Which promise applies at a given time, and how far its cut-off and day are in London time. */
import { DAY, MINUTE } from '../../../domain/time/durations.ts';
import type { DispatchPromise } from '../../../contract/shop/calendar.ts';
import { londonDate } from '../../../domain/time/london-date.ts';

export interface PromiseNow {
  promise: DispatchPromise;
  /** Day of dispatch: today, tomorrow, or a later date. */
  day: 'today' | 'tomorrow' | 'later';
  /** Until the cut-off. Minutes are rounded down, so that the shop never promises a minute too many. */
  hours: number;
  minutes: number;
}

/** Undefined if every cut-off has passed: the page has been open too long to promise anything. */
export function promiseAt(cutOffs: readonly DispatchPromise[], now: Date): PromiseNow | undefined {
  const promise = cutOffs.find(({ orderBefore }) => new Date(orderBefore) > now);
  if (!promise) return undefined;
  const left = Math.floor((new Date(promise.orderBefore).getTime() - now.getTime()) / MINUTE);
  const today = Date.parse(londonDate(now));
  const days = Math.round((Date.parse(promise.dispatchOn) - today) / DAY);
  return {
    promise,
    day: days <= 0 ? 'today' : days === 1 ? 'tomorrow' : 'later',
    hours: Math.floor(left / 60),
    minutes: left % 60,
  };
}
