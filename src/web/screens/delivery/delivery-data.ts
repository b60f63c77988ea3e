/** Loads the coming days without dispatch. */
import type { LoaderFunctionArgs } from 'react-router';
import type { BankHoliday } from '../../../contract/calendar.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
import { apiOf } from '../../features/page-loader/page-loader.ts';

const SHOWN = 6;

export async function deliveryData({ context }: LoaderFunctionArgs) {
  const holidays = await apiOf(context).call('bankHolidays', {});
  return { holidays: holidaysFrom(holidays, londonDate(new Date())) };
}

/** The bank holidays of England and Wales, which apply to the workshop. `today` is a plain date. */
export function holidaysFrom(all: readonly BankHoliday[], today: string) {
  return all
    .filter(({ division, date }) => division === 'england-and-wales' && date >= today)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ date, title }) => ({ date, title }));
}
