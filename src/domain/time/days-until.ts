/** Plain dates in a row. */
import { Temporal } from 'temporal-polyfill';

/** As many days as asked, oldest first; the last one is the given plain date. */
export function daysUntil(last: string, count: number): string[] {
  const end = Temporal.PlainDate.from(last);
  return Array.from({ length: count }, (_, place) =>
    end.subtract({ days: count - 1 - place }).toString(),
  );
}
