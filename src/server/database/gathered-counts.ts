/**
 * Counts in rows that many requests count in at once. What comes while a write is under way is
 * written together afterwards: if each request updated the row, all would wait for each other's
 * commits.
 */

/** How often each key was counted. */
export type Counts = ReadonlyMap<string, number>;

/**
 * Returns what counts each of the given keys once, and resolves when that is written.
 * @param write its error is that of all who counted
 */
export function gatheredCounts(
  write: (counts: Counts) => Promise<void>,
): (keys: readonly string[]) => Promise<void> {
  let waiting = new Map<string, number>();
  let underWay: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const writeWaiting = (): Promise<void> => {
    const counts = waiting;
    waiting = new Map();
    next = null;
    underWay = write(counts);
    return underWay;
  };
  return (keys) => {
    for (const key of keys) waiting.set(key, (waiting.get(key) ?? 0) + 1);
    next ??= underWay.then(writeWaiting, writeWaiting);
    return next;
  };
}

/** A plain date and a name, as one key. */
export const dayKey = (day: string, name: string): string => `${day} ${name}`;

/** Columns of rows to write, in one order for all processes, so that they lock rows one after another. */
export function columnsOf(counts: Counts): { days: string[]; names: string[]; counts: number[] } {
  const sorted = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const keys = sorted.map(([key]) => key);
  return {
    days: keys.map((key) => key.slice(0, DAY_LENGTH)),
    names: keys.map((key) => key.slice(DAY_LENGTH + 1)),
    counts: sorted.map(([, count]) => count),
  };
}

const DAY_LENGTH = '2026-06-30'.length;
