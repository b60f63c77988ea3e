/** How much a machine has to make on each of the coming working days. */

/** For two weeks. */
export const LOAD_DAYS = 10;

export interface Promised {
  /** A plain date. */
  dispatchOn: string;
  pieces: number;
}

/**
 * Pieces by day. What is late is made on the first day, and what is promised for a day off on the
 * working day before it. What leaves after the last day is not counted.
 *
 * @param days plain dates, earliest first
 */
export function loadOf(promised: readonly Promised[], days: readonly string[]): number[] {
  const load = days.map(() => 0);
  const last = days.at(-1) ?? '';
  for (const { dispatchOn, pieces } of promised) {
    if (dispatchOn > last) continue;
    const day = days.findLastIndex((each) => each <= dispatchOn);
    load[Math.max(0, day)]! += pieces;
  }
  return load;
}
