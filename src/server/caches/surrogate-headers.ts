/** Headers for a shared cache in front of the shop (deploy/varnish.vcl), which keeps them from browsers. */
import { MINUTE, SECOND, HOUR } from '../../domain/time/durations.ts';

/** On every page, so that one purge drops all. */
export const EVERYTHING = 'everything';

/** Varnish takes header lines of 8 KB. */
const LONGEST = 6000;

/**
 * At most a minute, and never beyond a full hour, when the promises of dispatch may change. Nothing
 * for what shows more than fits.
 */
export function surrogateHeaders(
  keys: ReadonlySet<string>,
  now: Date,
): Record<string, string> | undefined {
  const xkey = [EVERYTHING, ...keys].join(' ');
  if (xkey.length > LONGEST) return undefined;
  const untilFullHour = HOUR - (now.getTime() % HOUR);
  const seconds = Math.floor(Math.min(MINUTE, untilFullHour) / SECOND);
  return { 'surrogate-control': `max-age=${seconds}`, xkey };
}
