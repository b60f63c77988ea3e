/** How long orders take from payment to dispatch. */
import { workingDaysAfter } from '../calendar/working-days.ts';
import { percentile } from './percentile.ts';

/** Pieces that were paid and sent on the same days. Plain dates in London. */
export interface SentOn {
  paidOn: string;
  sentOn: string;
  pieces: number;
}

/** Pieces that took as many whole hours, nights and weekends included. */
export interface SentAfter {
  hours: number;
  pieces: number;
}

/** The median, and what nine of ten pieces do not exceed; null if nothing was sent. */
export interface LeadTime {
  pieces: number;
  medianDays: number | null;
  mostDays: number | null;
  medianHours: number | null;
  mostHours: number | null;
}

const MEDIAN = 0.5;
const MOST = 0.9;

export function leadTimeOf(
  days: readonly SentOn[],
  hours: readonly SentAfter[],
  holidays: ReadonlySet<string>,
): LeadTime {
  const byDays = new Map<number, number>();
  for (const { paidOn, sentOn, pieces } of days)
    add(byDays, workingDaysAfter(paidOn, sentOn, holidays), pieces);
  const byHours = new Map<number, number>();
  for (const each of hours) add(byHours, each.hours, each.pieces);
  return {
    pieces: days.reduce((sum, { pieces }) => sum + pieces, 0),
    medianDays: percentile(byDays, MEDIAN),
    mostDays: percentile(byDays, MOST),
    medianHours: percentile(byHours, MEDIAN),
    mostHours: percentile(byHours, MOST),
  };
}

function add(counts: Map<number, number>, value: number, times: number): void {
  counts.set(value, (counts.get(value) ?? 0) + times);
}
