/** The Postgres of a shop, with its URL and postmaster: embedded in the shop or running beside it. */

import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresAccount } from '../src/server/database/embedded/embedded-account.ts';
import { postgresPrograms } from '../src/server/database/embedded/embedded-binaries.ts';
import {
  createDataFolder,
  makeOwnedFolder,
  SUPERUSER,
} from '../src/server/database/embedded/create-data-folder.ts';
import {
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
} from '../src/server/database/embedded/embedded-postmaster.ts';
import { ended } from '../src/server/database/embedded/postmaster-process.ts';
import type { Place } from '../src/server/database/embedded/postgres-programs.ts';
import { readSettings } from '../src/server/database/embedded/embedded-folder.ts';
import { freePort } from '../src/server/database/embedded/free-port.ts';

export interface PostgresServer {
  /** URL of the shop's database; the port may change when Postgres restarts. */
  url(): string;
  /** Ends the postmaster; one beside the shop stays down for `downMilliseconds` and is restarted. */
  restart(signal: NodeJS.Signals, downMilliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

const DATABASE = 'keepsake';
const POLL_MS = 10;
const ENDS_WITHIN_MS = 60_000;

/** The shop's own, below its data folder. The shop restarts it. */
export function embeddedServer(dataFolder: string): PostgresServer {
  const stored = () => {
    const found = readSettings(dataFolder);
    if (!found) throw new Error(`There is no database in ${dataFolder}.`);
    return found;
  };
  return {
    url: () => {
      const { port, password } = stored();
      return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
    },
    async restart(signal) {
      const postmaster = runningPostmaster(stored().folder);
      if (!postmaster) throw new Error('The embedded Postgres does not run.');
      process.kill(postmaster.pid, signal);
      await goneOrReplaced(postmaster.pid);
    },
    // The shop stops it, unless the shop was killed.
    async stop() {
      const folder = readSettings(dataFolder)?.folder;
      const postmaster = folder ? runningPostmaster(folder) : null;
      if (!postmaster) return;
      process.kill(postmaster.pid, 'SIGQUIT');
      await goneOrReplaced(postmaster.pid);
    },
  };
}

/** A separate server, like that of a shop with DATABASE_URL. */
export async function serverBeside(folder: string): Promise<PostgresServer> {
  const account = postgresAccount();
  chmodSync(folder, 0o755);
  const home = path.join(folder, 'server');
  mkdirSync(home);
  makeOwnedFolder(home, account);
  const place: Place = {
    programs: postgresPrograms(account),
    account,
    folder: path.join(home, 'postgres'),
  };
  const password = 'faults';
  const port = await freePort();
  if (!existsSync(place.folder)) await createDataFolder(place, password);
  let postmaster = await startPostmaster(place, port);
  const urlOf = (name: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`;
  await createDatabase(urlOf('postgres'));
  return {
    url: () => urlOf(DATABASE),
    async restart(signal, downMilliseconds) {
      process.kill(postmaster.pid, signal);
      await goneOrReplaced(postmaster.pid);
      await sleep(downMilliseconds);
      postmaster = await startPostmaster(place, port);
    },
    stop: () => stopPostmaster(place, postmaster),
  };
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function goneOrReplaced(pid: number): Promise<void> {
  if (!(await ended(pid, ENDS_WITHIN_MS)))
    throw new Error(`The postmaster ${pid} did not end within ${ENDS_WITHIN_MS / 1000} s.`);
}

/** Milliseconds until Postgres accepts a connection and responds. */
export async function untilPostgresAnswers(server: PostgresServer): Promise<number> {
  const begun = performance.now();
  for (;;) {
    if (await answers(server)) return performance.now() - begun;
    if (performance.now() - begun > ENDS_WITHIN_MS)
      throw new Error(`Postgres did not respond within ${ENDS_WITHIN_MS / 1000} s.`);
    await sleep(POLL_MS);
  }
}

async function answers(server: PostgresServer): Promise<boolean> {
  const client = new pg.Client({
    connectionString: server.url(),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
