/** Medians and other percentiles of values that occur many times. */

/** How often each value occurs. */
export type Histogram = ReadonlyMap<number, number>;

/**
 * The smallest value that at least this share of all do not exceed, so that it is one which occurred.
 * @param share above 0, at most 1; 0.5: the median
 * @returns null if there is no value
 */
export function percentile(values: Histogram, share: number): number | null {
  const sorted = [...values].toSorted(([one], [other]) => one - other);
  const wanted = share * sorted.reduce((sum, [, times]) => sum + times, 0);
  let counted = 0;
  for (const [value, times] of sorted) {
    counted += times;
    if (counted >= wanted) return value;
  }
  return null;
}
