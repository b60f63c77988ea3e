/** The periods that people ask for, as plain dates in London. */
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';

export interface NamedPeriod extends ReportPeriod {
  name: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param today plain date */
export function periodsFrom(today: string): NamedPeriod[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const lastMonth = month === 1 ? [year - 1, 12] : [year, month - 1];
  return [
    { name: 'This month', from: `${today.slice(0, 8)}01`, to: today },
    { name: 'Last month', ...wholeMonth(lastMonth[0]!, lastMonth[1]!) },
    { name: '90 days', from: daysBefore(today, 89), to: today },
    { name: 'This year', from: `${year}-01-01`, to: today },
    { name: 'Last year', from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  ];
}

function wholeMonth(year: number, month: number): ReportPeriod {
  const two = String(month).padStart(2, '0');
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: `${year}-${two}-01`, to: `${year}-${two}-${last}` };
}

const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
