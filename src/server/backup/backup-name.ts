/** Generated names of backups, which sort by time. */

const NAME = /^keepsake-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** In UTC: `keepsake-2026-11-22T18-30-00Z.tar.gz`. */
export function backupName(at: Date): string {
  return `keepsake-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
}

/** null: not a generated name. */
export function backupTime(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
}
