/** Chooses where the embedded Postgres stores its data, and refuses a database that belongs to another shop. */

import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canReach } from './embedded-account.ts';
import type { Account } from './embedded-account.ts';
import { SHARED_FOLDER } from './embedded-binaries.ts';
import { DatabaseRefusal } from '../database-refusal.ts';
import { secret } from '../ids.ts';

/** What must survive between starts, readable by its owner only. */
export interface EmbeddedSettings {
  /** Absolute. A copied or moved data folder still contains the path of the original. */
  folder: string;
  port: number;
  password: string;
  /** Process that stops the server when it ends; 0 until the first start. */
  owner: number;
}

export function settingsFile(dataFolder: string): string {
  return path.join(dataFolder, 'postgres.json');
}

export function readSettings(dataFolder: string): EmbeddedSettings | null {
  const file = settingsFile(dataFolder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EmbeddedSettings) : null;
}

/** Below the data folder, or in a separate folder if Postgres' account cannot enter the data folder. */
export function newFolder(
  dataFolder: string,
  account: Account | null,
  report: (line: string) => void,
): string {
  const usual = usualFolder(dataFolder);
  if (canReach(account, usual)) return usual;
  const shared = path.join(SHARED_FOLDER, `data-${secret().slice(0, 8)}`);
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  claim(shared, dataFolder);
  report(
    `Postgres does not run as root and may not enter ${dataFolder}: its data is stored in ${shared}.`,
  );
  return shared;
}

/** Throws DatabaseRefusal if the data folder is a copy and its database was not copied with it. */
export function knownFolder(
  dataFolder: string,
  settings: EmbeddedSettings,
  account: Account | null,
): string {
  const usual = usualFolder(dataFolder);
  // The database was copied or moved with its data folder.
  if (existsSync(usual)) {
    if (canReach(account, usual)) return usual;
    throw new DatabaseRefusal(
      `Postgres does not run as root, and its account may not enter ${dataFolder}. Give that folder and those above it the permission to be entered (chmod o+x).`,
    );
  }
  if (isShared(settings.folder)) return sharedFolder(dataFolder, settings);
  if (samePlace(settings.folder, usual)) return usual;
  throw new DatabaseRefusal(
    `${settingsFile(dataFolder)} names the database of another data folder, ${settings.folder}. Copy the folder postgres as well, or delete that file to start with an empty database.`,
  );
}

const usualFolder = (dataFolder: string): string => path.join(dataFolder, 'postgres');
const isShared = (folder: string): boolean => path.dirname(folder) === SHARED_FOLDER;

function sharedFolder(dataFolder: string, settings: EmbeddedSettings): string {
  const { folder, owner } = settings;
  const file = settingsFile(dataFolder);
  if (!existsSync(folder) && owner !== 0)
    throw new DatabaseRefusal(
      `The database of ${dataFolder} was in ${folder}, which is gone. Restore that folder, or delete ${file} to start with an empty database.`,
    );
  const claimed = claimant(folder);
  if (claimed && !samePlace(claimed, dataFolder) && readSettings(claimed)?.folder === folder)
    throw new DatabaseRefusal(
      `${dataFolder} is a copy: the database in ${folder} belongs to ${claimed}. Set DATABASE_URL, or delete ${file} to start with an empty database.`,
    );
  // No other data folder refers to it: it is new, was moved, or dates from before folders were
  // claimed.
  claim(folder, dataFolder);
  return folder;
}

const claimFile = (folder: string): string => `${folder}.belongs-to`;

function claim(folder: string, dataFolder: string): void {
  writeFileSync(claimFile(folder), realpathSync(dataFolder), { mode: 0o600 });
}

function claimant(folder: string): string | null {
  const file = claimFile(folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Also under another name, such as through a symbolic link. */
export function samePlace(one: string, other: string): boolean {
  const real = (folder: string) =>
    existsSync(folder) ? realpathSync(folder) : path.resolve(folder);
  return real(one) === real(other);
}
