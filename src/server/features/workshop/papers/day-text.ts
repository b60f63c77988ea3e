/** Days as the workshop's papers print them. */
const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** 'Wed 25 Nov' of a plain date. */
export const dayText = (day: string): string => DAY.format(new Date(day)).replace(',', '');
