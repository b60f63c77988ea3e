/** Creates the data folder of an embedded Postgres. */
import { randomUUID } from 'node:crypto';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from './embedded-account.ts';
import { runToEnd, spawnOptions } from './postgres-programs.ts';
import type { Place } from './postgres-programs.ts';

export const SUPERUSER = 'keepsake';

export async function createDataFolder(place: Place, password: string): Promise<void> {
  const { folder, account, programs } = place;
  // Created beside its final place and renamed, so that a start killed here leaves no incomplete
  // folder.
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  makeOwnedFolder(half, account);
  const passwordFile = path.join(os.tmpdir(), `keepsake-${randomUUID()}`);
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    await runToEnd(programs.initdb, spawnOptions(place, 'pipe'), [
      '-D',
      half,
      '-U',
      SUPERUSER,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(place.unsafe ? ['--no-sync'] : []),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(half, folder);
}

export function makeOwnedFolder(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}
