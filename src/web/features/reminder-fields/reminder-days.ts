/** Plain dates of reminders as the shopper reads them. */

const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** '2027-05-05' gives 'Wednesday 5 May 2027'. */
export const reminderDay = (date: string): string => long.format(new Date(date)).replace(/,/g, '');

export const DAYS: readonly number[] = Array.from({ length: 31 }, (_, place) => place + 1);

/** With their numbers, from 1. */
export const MONTHS = Array.from({ length: 12 }, (_, place) => ({
  number: place + 1,
  name: month.format(Date.UTC(2027, place)),
}));
