/** The periods and groups of reports. */
import { Temporal } from 'temporal-polyfill';
import { DAY } from '../time/durations.ts';

export const SALES_GROUPS = ['day', 'product', 'design', 'blank', 'process', 'category'] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];
/** Of pieces that were sent. */
export const SENT_GROUPS = ['day', 'process'] as const;
export type SentGroup = (typeof SENT_GROUPS)[number];
/** Of pieces that were spoiled. */
export const SPOILED_GROUPS = ['reason', 'blank', 'day'] as const;
export type SpoiledGroup = (typeof SPOILED_GROUPS)[number];

const LONGEST_DAYS = 800;
export const PERIOD_MESSAGE = `The last day must not be before the first, nor more than ${LONGEST_DAYS} days after it.`;

/** Plain dates, both included. */
export interface ReportPeriod {
  from: string;
  to: string;
}

/** NaN if one of them is no date. */
export const daysOf = ({ from, to }: ReportPeriod): number =>
  (Date.parse(to) - Date.parse(from)) / DAY + 1;

export function isPeriod(period: ReportPeriod): boolean {
  const days = daysOf(period);
  return days >= 1 && days <= LONGEST_DAYS;
}

/** As many days, ending the day before. */
export function periodBefore(period: ReportPeriod): ReportPeriod {
  const first = Temporal.PlainDate.from(period.from);
  return {
    from: first.subtract({ days: daysOf(period) }).toString(),
    to: first.subtract({ days: 1 }).toString(),
  };
}

/** The day after the last. */
export const dayAfter = ({ to }: ReportPeriod): string =>
  Temporal.PlainDate.from(to).add({ days: 1 }).toString();
