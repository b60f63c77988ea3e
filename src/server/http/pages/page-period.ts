/** The part of the London day that contains a time: pages say "by 2pm", so they change at the cut-off and at midnight. */

const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});
const MINUTE_MS = 60_000;

let minute = -1;
let day = '';
let hourNow = 0;

/** Such as '21/11/2026 after'. Computed once a minute: formatting costs more than the rest of a cached page. */
export function periodOf(now: Date, cutOffHour: number): string {
  const asked = Math.floor(now.getTime() / MINUTE_MS);
  if (asked !== minute) {
    minute = asked;
    const [date = '', hour = ''] = LONDON.format(now).split(', ');
    day = date;
    hourNow = Number(hour);
  }
  return `${day} ${hourNow >= cutOffHour ? 'after' : 'before'}`;
}
