/** Which backups may go: some recent days are kept, and for longer one of each week. */

export interface BackupRetention {
  /** Days, counted only where there is a backup. */
  daily: number;
  /** Weeks from Monday to Sunday, likewise. */
  weekly: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY = 4 * DAY;

/** Keeps the newest backup of each day and week (UTC) that is kept. */
export function expiredBackups(
  made: readonly Date[],
  { daily, weekly }: BackupRetention,
): readonly Date[] {
  const kept = new Set([
    ...newestOfEach(made, (at) => Math.floor(at / DAY)).slice(0, daily),
    ...newestOfEach(made, (at) => Math.floor((at - FIRST_MONDAY) / (7 * DAY))).slice(0, weekly),
  ]);
  return made.filter((at) => !kept.has(at.getTime()));
}

/** Newest first. */
function newestOfEach(made: readonly Date[], spanOf: (at: number) => number): number[] {
  const newest = new Map<number, number>();
  for (const date of made) {
    const at = date.getTime();
    const span = spanOf(at);
    newest.set(span, Math.max(at, newest.get(span) ?? -Infinity));
  }
  return [...newest.values()].toSorted((one, other) => other - one);
}
