/** Moments as pages and emails say them, in London time: 'Mon 30 Nov, 2pm'. */
import { londonDate, londonTime } from '../time/london-date.ts';
import { nameDay } from './name-day.ts';

const NOON = 12;

/** 'Mon 30 Nov, 2pm', or 'Sat 28 Nov, 1:05am'. */
export function nameMoment(at: Date): string {
  return `${nameDay(londonDate(at))}, ${nameTime(at)}`;
}

/** '2pm', '2:05pm' or 'noon'. */
export function nameTime(at: Date): string {
  const [hour = 0, minute = 0] = londonTime(at).split(':').map(Number);
  if (hour === NOON && minute === 0) return 'noon';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % NOON || NOON}${minutes}${hour < NOON ? 'am' : 'pm'}`;
}
