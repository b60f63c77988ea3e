/** How often PINs may be guessed. The counters are in the database, so all processes count together. */
import { HOUR, MINUTE, SECOND, DAY } from '../../../../domain/time/durations.ts';
import type { GuessRules } from '../../auth/guess-limits.ts';

const seconds = (duration: number): number => duration / SECOND;

const waitText = (wait: number): string => {
  const minutes = Math.ceil(wait / seconds(MINUTE));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/** Stricter than for passwords: four digits are few. The source is the tablet. */
export const PIN_GUESSES: GuessRules = {
  pair: { points: 5, duration: seconds(15 * MINUTE) },
  address: { points: 20, duration: seconds(HOUR) },
  account: { points: 20, duration: seconds(DAY) },
  longestPauseSeconds: seconds(15 * MINUTE),
  // Makers enter their PINs where others guess them.
  isSourceKnown: false,
  message: (wait) => `Too many wrong PINs. Please wait ${waitText(wait)}.`,
};
