/** The load of machines as text. */
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';
import { dayAfter } from '../../domain/orders/due.ts';
import { processName } from '../../domain/catalogue/process-names.ts';
import { dayText, londonDay, timeText } from '../parts/dates.ts';

export type Machine = OfficeAnswerOf<'machines'>['machines'][number];

export const machineName = ({ name, process }: Pick<Machine, 'name' | 'process'>): string =>
  name ?? processName(process);

/** “Today”, “Tomorrow”, “Wed 25 Nov” */
export function loadDayText(day: string, now = new Date()): string {
  const today = londonDay(now);
  if (day === today) return 'Today';
  return day === dayAfter(today) ? 'Tomorrow' : dayText(day, now);
}

/** “27 of 40”, “52 of 40, 12 too many”, “27” */
export function loadText(pieces: number, piecesADay: number | null): string {
  if (piecesADay === null) return String(pieces);
  const text = `${pieces} of ${piecesADay}`;
  return pieces > piecesADay ? `${text}, ${pieces - piecesADay} too many` : text;
}

/** “12 pieces an hour” */
export function paceText(pace: number): string {
  const rounded = pace < 10 ? Math.round(pace * 10) / 10 : Math.round(pace);
  return rounded === 1 ? '1 piece an hour' : `${rounded} pieces an hour`;
}

/** “Done about 14:20”, “About 9 hours of work”; '' if nothing can be said. */
export function forecastText(
  { doneAt, pace, load }: Pick<Machine, 'doneAt' | 'pace' | 'load'>,
  now = new Date(),
): string {
  if (!doneAt || !pace) return '';
  if (londonDay(new Date(doneAt)) === londonDay(now)) return `Done about ${timeText(doneAt)}`;
  const hours = Math.round((load[0] ?? 0) / pace);
  return hours <= 1 ? 'About 1 hour of work' : `About ${hours} hours of work`;
}
