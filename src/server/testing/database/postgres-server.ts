/**
 * A throw-away Postgres for tests and tools, without protection against power cuts, with functions
 * to manage its databases.
 */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { postgresAccount } from '../../database/embedded/embedded-account.ts';
import { postgresPrograms } from '../../database/embedded/embedded-binaries.ts';
import {
  createDataFolder,
  makeOwnedFolder,
  SUPERUSER,
} from '../../database/embedded/create-data-folder.ts';
import {
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
} from '../../database/embedded/embedded-postmaster.ts';
import { isAlive } from '../../database/embedded/postmaster-process.ts';
import { freePort } from '../../database/embedded/free-port.ts';
import { secret } from '../../database/ids.ts';

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const PREFIX = 'keepsake-test-';

export interface ThrowAwayServer {
  url: string;
  stop(): Promise<void>;
}

export async function startTemporary(): Promise<ThrowAwayServer> {
  removeLeftovers();
  const account = postgresAccount();
  const home = mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  makeOwnedFolder(home, account);
  const place = {
    programs: postgresPrograms(account),
    account,
    folder: path.join(home, 'postgres'),
    unsafe: true,
  };
  const password = secret();
  await createDataFolder(place, password);
  const port = await freePort();
  const postmaster = await startPostmaster(place, port);
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await stopPostmaster(place, postmaster);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A killed run cannot clean up after itself, so the next one does. */
function removeLeftovers(): void {
  for (const name of readdirSync(os.tmpdir())) {
    const runner = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1] ?? 0);
    if (!runner || isAlive(runner)) continue;
    const home = path.join(os.tmpdir(), name);
    const orphan = runningPostmaster(path.join(home, 'postgres'));
    if (orphan) process.kill(orphan.pid, 'SIGQUIT');
    rmSync(home, { recursive: true, force: true });
  }
}
