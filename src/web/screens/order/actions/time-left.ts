/** What is left of the time in which an order can be changed. */
import { MINUTE } from '../../../../domain/time/durations.ts';

/** Further away a day says more than a count. */
const LONGEST_HOURS = 24;

export type TimeLeft =
  | { kind: 'long' }
  | { kind: 'hours'; hours: number; minutes: number }
  | { kind: 'minutes'; minutes: number }
  /** The workshop may begin at any moment. */
  | { kind: 'anyMoment' };

/** @param until ISO 8601 */
export function timeLeft(until: string, now: Date): TimeLeft {
  const left = Math.floor((Date.parse(until) - now.getTime()) / MINUTE);
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  if (left < 1) return { kind: 'anyMoment' };
  if (hours >= LONGEST_HOURS) return { kind: 'long' };
  return hours > 0 ? { kind: 'hours', hours, minutes } : { kind: 'minutes', minutes };
}
