/** Parses the arguments of `npm run backup --` and `npm run restore --`. */
import { parseArgs } from 'node:util';
import { UsageError } from './order-arguments.ts';

export const BACKUP_HELP = `npm run backup -- --to <file or folder>

  --to <file or folder>   a new file, or a folder for one named by date and time

Writes the whole shop into one file, while it runs or is stopped: the database, machine files, photographs, and the
secret if DATA_DIR contains it. Store the file where only you can read it.

Exit code: 0 done, 1 failed, 2 wrong usage.`;

export const RESTORE_HELP = `npm run restore -- <file> [--other-secret]

  <file>           written by npm run backup
  [--other-secret] restores although the secret differs: two-step sign-in is lost, links in emails expire

Restores a backup into an empty database (DATABASE_URL, or a new DATA_DIR for the embedded one) and its files into
DATA_DIR. The whole file is checked first; then all of it is restored, or nothing.

Exit code: 0 done, 1 failed, 2 wrong usage.`;

export interface RestoreCommand {
  file: string;
  acceptOtherSecret: boolean;
}

/** The backup's destination; null if help is requested. Throws UsageError. */
export function readBackupCommand(typed: readonly string[]): string | null {
  if (asksForHelp(typed)) return null;
  const { values } = parse(typed, { to: { type: 'string' } }, false);
  if (!values.to) throw new UsageError('Name the destination: --to <file or folder>.');
  return String(values.to);
}

/** null if help is requested. Throws UsageError. */
export function readRestoreCommand(typed: readonly string[]): RestoreCommand | null {
  if (asksForHelp(typed)) return null;
  const { values, positionals } = parse(typed, { 'other-secret': { type: 'boolean' } }, true);
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError('Name one backup file.');
  return { file, acceptOtherSecret: values['other-secret'] === true };
}

const asksForHelp = (typed: readonly string[]): boolean =>
  typed.length === 0 || typed.includes('--help') || typed.includes('-h');

function parse(
  typed: readonly string[],
  options: Record<string, { type: 'string' | 'boolean' }>,
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args: [...typed], options, allowPositionals });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
