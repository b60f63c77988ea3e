/** Plain dates as pages say them. */

/** '2026-11-24' gives 'Tue 24 Nov'. */
export function nameDay(date: string): string {
  return inParts(date).join(' ');
}

/** 'Tue 24 – Thu 26 Nov', with both months if they differ. */
export function nameDays(from: string, to: string): string {
  if (from === to) return nameDay(from);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = sameMonth ? inParts(from).slice(0, 2).join(' ') : nameDay(from);
  return `${first} – ${nameDay(to)}`;
}

/** Weekday, day and month. ECMAScript prescribes this form: 'Wed, 02 Dec 2026 00:00:00 GMT'. */
function inParts(date: string): string[] {
  const [weekday = '', day = '', month = ''] = new Date(date).toUTCString().split(/,? /);
  return [weekday, day.replace(/^0/, ''), month];
}
