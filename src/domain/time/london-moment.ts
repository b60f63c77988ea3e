/** Parses a local date and time of the United Kingdom. */
import { Temporal } from 'temporal-polyfill';

const WRITTEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** '2026-07-01T00:00' gives '2026-06-30T23:00:00Z'; null if the text is not a valid date and time. */
export function londonMoment(written: string): Date | null {
  if (!WRITTEN.test(written)) return null;
  try {
    const local = Temporal.PlainDateTime.from(written, { overflow: 'reject' });
    return new Date(local.toZonedDateTime('Europe/London').epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
