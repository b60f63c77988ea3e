/** Describes an error for the operator: one line if they can fix it, otherwise with its stack. */
import { BackupError } from '../backup/backup-format.ts';
import { ConfigError } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { isDatabaseAway } from '../database/connection/database-away.ts';
import { DatabaseRefusal } from '../database/database-refusal.ts';
import { MigrationError } from '../database/migrate.ts';

const UNWRITABLE: Readonly<Record<string, string>> = {
  EACCES: 'Not allowed',
  EPERM: 'Not allowed',
  EROFS: 'The disk is read-only',
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  ENOTDIR: 'Not a folder',
  EEXIST: 'Not a folder',
};

export function explain(error: unknown, config?: Config): string {
  const isForPeople = [BackupError, ConfigError, MigrationError, DatabaseRefusal].some(
    (kind) => error instanceof kind,
  );
  if (isForPeople) return (error as Error).message;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${config?.port} is in use: is the shop already open? Close it, or choose another port with PORT.`;
  }
  // Node's error for creating a folder below a read-only one.
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `The folder cannot be made: ${(error as Error).message}`;
  const unwritable = UNWRITABLE[code];
  if (unwritable) return `${unwritable}: ${(error as Error).message}`;
  if (code === 'ECONNREFUSED')
    return `No database answers at DATABASE_URL: ${(error as Error).message}`;
  if (isDatabaseAway(error)) return `The database cannot serve: ${(error as Error).message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
