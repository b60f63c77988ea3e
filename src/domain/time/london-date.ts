/**
 * Today's date in the United Kingdom. `Intl` knows it too, but a browser that is asked for the first time holds up its
 * page for a hundredth of a second, on phones four times as long.
 */

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const MARCH = 2;
const OCTOBER = 9;

/** '2026-07-06T23:30:00Z' is '2026-07-07'. Right from 1996, when the present rule came. */
export function londonDate(at: Date): string {
  const moment = at.getTime();
  return new Date(isSummerTime(moment) ? moment + HOUR : moment).toISOString().slice(0, 10);
}

/** The Summer Time Order 2002: from one in the morning, Greenwich mean time, of the last Sunday in March to that in October. */
function isSummerTime(moment: number): boolean {
  const year = new Date(moment).getUTCFullYear();
  return moment >= change(year, MARCH) && moment < change(year, OCTOBER);
}

function change(year: number, month: number): number {
  // Both months have 31 days.
  const last = Date.UTC(year, month, 31);
  return last - new Date(last).getUTCDay() * DAY + HOUR;
}
