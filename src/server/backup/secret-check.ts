/** Checks that a restored shop will have the secret that encrypts its customers' two-step sign-in. */
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BackupError, SECRET_FILE } from './backup-format.ts';
import type { BackupHead } from './backup-format.ts';

export interface SecretOfTarget {
  /** The environment's secret; null: none. */
  secret: string | null;
  dataFolder: string;
}

/** Identifies the secret without revealing anything about it. */
export function fingerprint(secret: string): string {
  return createHmac('sha256', secret).update('backup').digest('base64url');
}

/**
 * Returns whether to write the backup's own secret into the data folder. Throws BackupError if the
 * restored shop would have a different one, unless that is accepted.
 */
export function takesSecret(
  { secret: { fingerprint: expected, isHeld } }: BackupHead,
  { secret, dataFolder }: SecretOfTarget,
  acceptOther: boolean,
): boolean {
  const file = path.join(dataFolder, SECRET_FILE);
  const inUse = secret ?? (existsSync(file) ? readFileSync(file, 'utf8') : null);
  if (inUse === null && isHeld) return true;
  if (acceptOther || (inUse !== null && fingerprint(inUse) === expected)) return false;
  const [found, needed] = [
    secret === null
      ? inUse === null
        ? 'There is no SECRET'
        : `${file} is another`
      : 'SECRET is another',
    isHeld
      ? `the content of files/${SECRET_FILE} in the backup`
      : 'the SECRET of the shop that was backed up',
  ];
  throw new BackupError(
    `${found}: without its own secret the shop loses its customers' two-step sign-in. Set SECRET to ${needed}, or accept the loss with --other-secret.`,
  );
}
