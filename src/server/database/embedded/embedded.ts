/** The database of a shop without a configured one: an embedded Postgres with its data below the data folder. */

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDataFolder, SUPERUSER } from './create-data-folder.ts';
import { postgresAccount } from './embedded-account.ts';
import type { Account } from './embedded-account.ts';
import { postgresPrograms } from './embedded-binaries.ts';
import { freePort, isFree } from './free-port.ts';
import { settingsFile, knownFolder, newFolder, readSettings } from './embedded-folder.ts';
import type { EmbeddedSettings } from './embedded-folder.ts';
import {
  refuseOpenCopy,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
} from './embedded-postmaster.ts';
import { hostOf } from './embedded-socket.ts';
import { isAlive } from './postmaster-process.ts';
import type { Postmaster } from './embedded-postmaster.ts';
import type { Place } from './postgres-programs.ts';
import { watchPostmaster } from './embedded-watch.ts';
import { secret } from '../ids.ts';
import { openClient } from '../connection/pool.ts';

export interface EmbeddedPostgres {
  url: string;
  pid: number;
  /** Stops the server, unless another live process of the shop is responsible for it. */
  stop(): Promise<void>;
  /** The same without waiting; the next start recovers. */
  force(): void;
}

export interface EmbeddedOptions {
  dataFolder: string;
  /** Receives messages, in whole sentences, about slow or unusual steps. */
  report?: (line: string) => void;
}

const DATABASE = 'keepsake';

export async function startEmbedded({
  dataFolder,
  report = () => {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(dataFolder, { recursive: true });
  const file = settingsFile(dataFolder);
  const account = postgresAccount();
  const settings = await openSettings(dataFolder, account, report);
  const place: Place = { programs: postgresPrograms(account), account, folder: settings.folder };
  if (!existsSync(path.join(place.folder, 'PG_VERSION'))) {
    report('Creating the database.');
    save(file, settings);
    await createDataFolder(place, settings.password);
  }
  const { postmaster, adopted } = await adoptOrStart(place, settings);
  let owns = !adopted || settings.owner === process.pid || !isAlive(settings.owner);
  const own = (port: number) => {
    owns = true;
    save(file, { ...settings, port, owner: process.pid });
  };
  if (adopted && owns)
    report('Found the database still running after an unclean stop, and connected to it.');
  if (owns) own(postmaster.port);
  const host = hostOf(place.folder, postmaster.port);
  const urlOf = (name: string) =>
    `postgres://${SUPERUSER}:${settings.password}@${host}:${postmaster.port}/${name}`;
  await createDatabase(urlOf('postgres'));
  const watch = watchPostmaster(place, postmaster, {
    report,
    // A guest leaves restarts to the process that owns the server, unless that has ended too.
    mayRestart: () => owns || !isAlive(settings.owner),
    onRestart: ({ port }) => own(port),
  });
  return {
    url: urlOf(DATABASE),
    pid: postmaster.pid,
    stop: async () => {
      const current = await watch.end();
      if (owns) await stopPostmaster(place, current);
    },
    force: () => {
      if (owns) watch.force();
    },
  };
}

async function openSettings(
  dataFolder: string,
  account: Account | null,
  report: (line: string) => void,
): Promise<EmbeddedSettings> {
  const settings = readSettings(dataFolder);
  if (settings) return { ...settings, folder: knownFolder(dataFolder, settings, account) };
  const folder = newFolder(dataFolder, account, report);
  return { folder, port: await freePort(), password: secret(), owner: 0 };
}

async function adoptOrStart(
  place: Place,
  settings: EmbeddedSettings,
): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  const running = runningPostmaster(place.folder);
  refuseOpenCopy(place.folder);
  if (running) return { postmaster: running, adopted: true };
  const port = (await isFree(settings.port)) ? settings.port : await freePort();
  // Any connection of this machine may take the port between this check and Postgres' bind.
  return { postmaster: await startPostmaster(place, port, freePort), adopted: false };
}

async function createDatabase(url: string): Promise<void> {
  const client = await openClient({ connectionString: url });
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function save(file: string, settings: EmbeddedSettings): void {
  writeFileSync(`${file}.new`, JSON.stringify(settings, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
