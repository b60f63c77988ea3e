/** The settings as they are now, the same in every process that shares the database. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts';
import type { Database } from '../../database/connection/connection.ts';
import { listen } from '../../database/connection/persistent-connection.ts';
import { settingsStore, withStored } from './settings.store.ts';

export interface LiveSettings {
  /** Never changed: after a change this is another object. */
  current(): ShopSettings;
  /** Reads them again now, without waiting for the notification. */
  reload(): Promise<void>;
  onChange(listener: () => void): void;
}

export interface SettingsListener extends LiveSettings {
  stop(): Promise<void>;
}

export interface LiveSettingsOptions {
  database: Database;
  url: string;
  /** The environment's, for groups that the office has not changed. */
  first: ShopSettings;
  onTrouble(detail: object, message: string): void;
}

const RETRY_MS = 250;

export async function listenToSettings({
  database,
  url,
  first,
  onTrouble,
}: LiveSettingsOptions): Promise<SettingsListener> {
  const store = settingsStore(database);
  const listeners: (() => void)[] = [];
  let current = first;
  let isStopped = false;
  // One after the other, so that an older read never replaces a newer one.
  let work = Promise.resolve();
  const read = async () => {
    current = withStored(first, await store.all());
    for (const listener of listeners) listener();
  };
  const reload = () => {
    const reading = work.then(read);
    work = reading.catch(() => undefined);
    return reading;
  };
  const reloadUntilRead = async () => {
    while (!isStopped)
      try {
        return await reload();
      } catch (error) {
        onTrouble({ err: error }, 'the settings could not be read and will be read again');
        await sleep(RETRY_MS, undefined, { ref: false });
      }
  };
  const connection = await listen(url, 'settings', () => void reloadUntilRead());
  await reload();
  return {
    current: () => current,
    reload,
    onChange: (listener) => listeners.push(listener),
    stop: async () => {
      isStopped = true;
      await connection.stop();
      await work;
    },
  };
}
