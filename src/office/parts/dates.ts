/** Dates and times as the office writes them: London time, “Wed 25 Nov, 14:00”. */

const ZONE = { timeZone: 'Europe/London' } as const;
const DAY = new Intl.DateTimeFormat('en-GB', {
  ...ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', {
  ...ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const TIME = new Intl.DateTimeFormat('en-GB', { ...ZONE, hour: '2-digit', minute: '2-digit' });
const YEAR = new Intl.DateTimeFormat('en-GB', { ...ZONE, year: 'numeric' });

const PLAIN = new Intl.DateTimeFormat('en-CA', { ...ZONE, dateStyle: 'short' });

/** The plain date in London, such as 2026-11-25. */
export const londonDay = (moment: Date): string => PLAIN.format(moment);

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { ...ZONE, weekday: 'long' });
const LONG = new Intl.DateTimeFormat('en-GB', {
  ...ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** “Monday” */
export const weekdayName = (day: string): string => WEEKDAY.format(new Date(day));

/** “Monday 23 November” */
export const weekdayText = (day: string): string => LONG.format(new Date(day)).replaceAll(',', '');

/** “Wed 25 Nov”; with the year instead of the weekday if it is another one than now. */
export function dayText(moment: string, now = new Date()): string {
  const date = new Date(moment);
  if (YEAR.format(date) !== YEAR.format(now)) return DAY_OF_YEAR.format(date);
  return DAY.format(date).replaceAll(',', '');
}

export const timeText = (moment: string): string => TIME.format(new Date(moment));

export const momentText = (moment: string, now = new Date()): string =>
  `${dayText(moment, now)}, ${timeText(moment)}`;
