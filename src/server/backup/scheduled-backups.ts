/** Writes scheduled backups into a folder, and deletes those beyond the retention. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY } from '../../domain/time/durations.ts';
import type { BackupRetention } from '../../domain/retention/backup-retention.ts';
import { expiredBackups } from '../../domain/retention/backup-retention.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { backupName, backupTime } from './backup-name.ts';
import type { BackupSource } from './write-backup.ts';

export interface ScheduledBackups {
  make(signal: AbortSignal): Promise<void>;
}

export interface ScheduledBackupsOptions {
  source: BackupSource;
  folder: string;
  keep: BackupRetention;
  clock: Clock;
  logger: {
    info(detail: object, message: string): void;
    error(detail: object, message: string): void;
  };
}

export function scheduledBackups(options: ScheduledBackupsOptions): ScheduledBackups {
  const { logger } = options;
  return {
    async make(signal) {
      try {
        logger.info(await makeOne(options, signal), 'backup written');
      } catch (err) {
        // The queue logs retried jobs as warnings; a missing backup is worse than that.
        logger.error({ err }, 'backup failed');
        throw err;
      }
    },
  };
}

async function makeOne(
  { source, folder, keep, clock }: ScheduledBackupsOptions,
  signal: AbortSignal,
) {
  const now = clock();
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, backupName(now));
  const { writeBackup } = await import('./write-backup.ts');
  const written = await writeBackup(source, file, { signal, now });
  const { size } = await stat(file);
  // Only after success: while backups fail, the old ones stay.
  const deleted = await deleteExpired(folder, keep, now);
  return { file, size, deleted, ...written };
}

/** null: the folder contains none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const times = (await backupsIn(folder)).map((at) => at.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

async function deleteExpired(folder: string, keep: BackupRetention, now: Date): Promise<number> {
  const expired = expiredBackups(await backupsIn(folder), keep);
  for (const at of expired) await rm(path.join(folder, backupName(at)), { force: true });
  await deleteUnfinished(folder, now);
  return expired.length;
}

/** Left by a process that was killed at least a day ago. */
async function deleteUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const begun = name.endsWith('.unfinished') && backupTime(name.replace('.unfinished', ''));
    if (begun && begun.getTime() < now.getTime() - DAY) await rm(path.join(folder, name));
  }
}

async function backupsIn(folder: string): Promise<Date[]> {
  const names = await readdir(folder);
  return names.map(backupTime).filter((at) => at !== null);
}
