/** Loads the coming days without dispatch. */
import type { PageRequest } from '../../navigation/route.ts';
import type { BankHoliday } from '../../../contract/shop/calendar.ts';
import { londonDate } from '../../../domain/time/london-date.ts';

const SHOWN = 6;

export async function deliveryData({ api }: PageRequest) {
  const holidays = await api.call('bankHolidays', {});
  return { holidays: holidaysFrom(holidays, londonDate(new Date())) };
}

/** The bank holidays of England and Wales, which apply to the workshop. `today` is a plain date. */
export function holidaysFrom(all: readonly BankHoliday[], today: string) {
  return all
    .filter(({ division, date }) => division === 'england-and-wales' && date >= today)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ date, title, isSubstitute }) => ({
      date,
      title,
      ...(isSubstitute && { isSubstitute }),
    }));
}
