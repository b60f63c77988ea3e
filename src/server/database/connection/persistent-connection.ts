/** A permanent connection outside the pool, for LISTEN and for locks held for the lifetime of the process. */

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from './pool.ts';

export interface PersistentConnection {
  stop(): Promise<void>;
}

const RETRY_AFTER = 250;

/**
 * Connects, and reconnects whenever Postgres goes away; waits for the first connection.
 * @param prepare runs on every new connection before it is used
 */
export async function persistentConnection(
  url: string,
  name: string,
  prepare: (client: pg.Client) => Promise<void>,
): Promise<PersistentConnection> {
  let current: pg.Client | undefined;
  let stopped = false;
  const connect = async () => {
    const client = await openClient({ connectionString: url, application_name: name });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    try {
      await prepare(client);
    } catch (error) {
      await client.end();
      throw error;
    }
    // Stopped while connecting.
    if (stopped) return await client.end();
    current = client;
    void ended.then(reconnect);
  };
  const reconnect = async () => {
    while (!stopped) {
      try {
        return await connect();
      } catch {
        await sleep(RETRY_AFTER, undefined, { ref: false });
      }
    }
  };
  await connect();
  return {
    stop: async () => {
      stopped = true;
      await current?.end();
    },
  };
}

/**
 * Receives a channel's notifications from every process. After an interruption calls once with
 * `null`, for any that were missed.
 */
export async function listen(
  url: string,
  channel: string,
  hear: (payload: string | null) => void,
): Promise<PersistentConnection> {
  let first = true;
  return await persistentConnection(url, `keepsake listens to ${channel}`, async (client) => {
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    if (!first) hear(null);
    first = false;
  });
}
