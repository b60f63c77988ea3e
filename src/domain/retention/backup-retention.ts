/** Which backups can be deleted: recent days are retained, and for longer one backup of each week. */
import { DAY } from '../time/durations.ts';

export interface BackupRetention {
  /** Days to keep; days without a backup do not count. */
  daily: number;
  /** Weeks (Monday to Sunday) to keep; weeks without a backup do not count. */
  weekly: number;
}

/** 5 January 1970 was a Monday. */
const FIRST_MONDAY = 4 * DAY;

/** The backups to delete. Of each retained day and week (UTC) the newest backup stays. */
export function expiredBackups(
  made: readonly Date[],
  { daily, weekly }: BackupRetention,
): readonly Date[] {
  const retained = new Set([
    ...newestOfEach(made, (at) => Math.floor(at / DAY)).slice(0, daily),
    ...newestOfEach(made, (at) => Math.floor((at - FIRST_MONDAY) / (7 * DAY))).slice(0, weekly),
  ]);
  return made.filter((at) => !retained.has(at.getTime()));
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
