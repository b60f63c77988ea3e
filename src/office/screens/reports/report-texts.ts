/** Figures of reports as text. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import type { ReportPeriod, SalesGroup } from '../../../domain/orders/report-period.ts';

export type Sales = OfficeAnswerOf<'salesReport'>;
export type Vat = OfficeAnswerOf<'vatReport'>;
export type Visits = OfficeAnswerOf<'visitsReport'>;
export type Dispatch = OfficeAnswerOf<'dispatchReport'>;
export type Searches = OfficeAnswerOf<'searchesReport'>;
export type Refunds = OfficeAnswerOf<'refundsReport'>;

/** “12% more than before”; '' if there is nothing to compare with. */
export function against(now: number, before: number): string {
  if (before === 0) return '';
  const change = Math.round(((now - before) / before) * 100);
  if (change === 0) return 'as much as before';
  return change > 0 ? `${change}% more than before` : `${-change}% less than before`;
}

/** “2.5%”; a dash if there is nothing to divide by. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Number(((part / whole) * 100).toFixed(1))}%`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds the days of the period that are missing, with 0. */
export function everyDayOf(
  { from, to }: ReportPeriod,
  rows: readonly { day: string; value: number }[],
): { day: string; value: number }[] {
  const known = new Map(rows.map(({ day, value }) => [day, value]));
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, place) => {
    const day = new Date(Date.parse(from) + place * DAY_MS).toISOString().slice(0, 10);
    return { day, value: known.get(day) ?? 0 };
  });
}

export const GROUPS: readonly { value: SalesGroup; label: string }[] = [
  { value: 'day', label: 'By day' },
  { value: 'product', label: 'By product' },
  { value: 'design', label: 'By design' },
  { value: 'blank', label: 'By blank' },
  { value: 'process', label: 'By process' },
  { value: 'category', label: 'By category' },
];
