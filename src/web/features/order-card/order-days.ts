/** Dates and times of orders, in London time. */

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** '2026-11-21T09:05:00Z' gives '21 November 2026'. */
export function orderDay(moment: string): string {
  return day.format(new Date(moment));
}

/** '2026-11-21T09:05:00Z' gives '09:05'. */
export function orderTime(moment: string): string {
  return time.format(new Date(moment));
}
