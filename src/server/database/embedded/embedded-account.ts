/** Chooses the account that Postgres runs as, and checks whether that account can reach a file. */

import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

/** Postgres refuses to run as root, so root uses one of these accounts; null means our own account. */
export function postgresAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: numericId('-u', name), gid: numericId('-g', name) };
    } catch {
      // No such account on this machine: try the next one.
    }
  }
  throw new Error(
    'Postgres does not run as root, and this system has no account "postgres" or "nobody" to lend it.',
  );
}

/** Whether the account may enter every folder above the file; always true for our own account. */
export function canReach(account: Account | null, file: string): boolean {
  if (!account) return true;
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const enter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & enter)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function numericId(flag: string, name: string): number {
  return Number(
    execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}
