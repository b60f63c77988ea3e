/** Hears of changes that the office shows, made by any process that shares the database. */
import { EVERYTHING, parseChange } from '../../domain/staff/office-changes.ts';
import type { OfficeChange } from '../../domain/staff/office-changes.ts';
import { listen } from './connection/persistent-connection.ts';
import type { PersistentConnection } from './connection/persistent-connection.ts';

export interface OfficeChanges {
  /** Calls back for each change, from when the promise resolves until the returned function is called. */
  subscribe(hear: (change: OfficeChange) => void): Promise<() => void>;
}

export interface OfficeChangesListener extends OfficeChanges {
  stop(): Promise<void>;
}

/** Connects when the first page subscribes, so that a shop without staff at work has no connection. */
export function listenToOffice(url: string): OfficeChangesListener {
  const subscribers = new Set<(change: OfficeChange) => void>();
  let connection: Promise<PersistentConnection> | undefined;
  // After an interruption anything may have changed.
  const tell = (payload: string | null) => {
    const change = payload === null ? EVERYTHING : parseChange(payload);
    if (change) for (const hear of subscribers) hear(change);
  };
  const connect = async () => {
    connection ??= listen(url, 'office', tell);
    try {
      await connection;
    } catch (error) {
      connection = undefined;
      throw error;
    }
  };
  return {
    async subscribe(hear) {
      await connect();
      subscribers.add(hear);
      return () => subscribers.delete(hear);
    },
    async stop() {
      await (await connection)?.stop();
    },
  };
}
