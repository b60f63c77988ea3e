/** The time left to change an order. */
import { MINUTE } from '../../../../domain/time/durations.ts';

/** Beyond this, a date is clearer than a countdown. */
const LONGEST_HOURS = 24;

export type TimeLeft =
  | { kind: 'long' }
  | { kind: 'hours'; hours: number; minutes: number }
  | { kind: 'minutes'; minutes: number }
  /** The workshop may start at any moment. */
  | { kind: 'anyMoment' };

/** @param until ISO 8601 */
export function timeLeft(until: string, now: Date): TimeLeft {
  const left = Math.floor((Date.parse(until) - now.getTime()) / MINUTE);
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  if (left < 1) return { kind: 'anyMoment' };
  if (hours >= LONGEST_HOURS) return { kind: 'long' };
  return hours > 0 ? { kind: 'hours', hours, minutes } : { kind: 'minutes', minutes };
}
