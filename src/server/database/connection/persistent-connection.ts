/** A permanent connection outside the pool, for LISTEN and for locks held for the lifetime of the process. */

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from './connection.ts';
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

type Hear = (payload: string | null) => void;

/** All channels of this process at one database share a connection. */
interface Listening {
  channels: Map<string, Set<Hear>>;
  /** Null between a loss and the next connection, which listens to every channel. */
  client: pg.Client | null;
  opening: Promise<PersistentConnection>;
}

const byUrl = new Map<string, Listening>();

/**
 * Receives a channel's notifications from every process. After an interruption calls once with
 * `null`, for any that were missed.
 */
export async function listen(
  url: string,
  channel: string,
  hear: Hear,
): Promise<PersistentConnection> {
  const listening = byUrl.get(url) ?? openListening(url);
  const { channels } = listening;
  const hearers = channels.get(channel) ?? new Set();
  channels.set(channel, hearers.add(hear));
  const stop = async () => {
    hearers.delete(hear);
    if (hearers.size === 0) channels.delete(channel);
    if (channels.size > 0 || byUrl.get(url) !== listening) return;
    byUrl.delete(url);
    await (await listening.opening).stop();
  };
  try {
    await listening.opening;
    await listenTo(listening.client, [channel]);
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
  return { stop };
}

/** Tells every process that listens to a channel; a payload has less than 8,000 bytes. */
export async function notify(
  database: Database,
  channel: string,
  payloads: readonly string[],
): Promise<void> {
  await sql`SELECT pg_notify(${channel}, payload) FROM unnest(${payloads}::text[]) AS payload`.execute(
    database,
  );
}

function openListening(url: string): Listening {
  let isFirst = true;
  const listening: Listening = {
    channels: new Map(),
    client: null,
    opening: persistentConnection(url, 'keepsake listens', async (client) => {
      client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
      client.once('end', () => (listening.client = null));
      // Channels that are added from now on listen by themselves.
      listening.client = client;
      await listenTo(client, [...listening.channels.keys()]);
      if (!isFirst) for (const channel of listening.channels.keys()) tell(channel, null);
      isFirst = false;
    }),
  };
  const tell = (channel: string, payload: string | null) => {
    for (const hear of listening.channels.get(channel) ?? []) hear(payload);
  };
  byUrl.set(url, listening);
  return listening;
}

/** Listening to a channel again does nothing. */
async function listenTo(client: pg.Client | null, channels: readonly string[]): Promise<void> {
  if (client && channels.length > 0)
    await client.query(
      channels.map((name) => `listen ${client.escapeIdentifier(name)}`).join('; '),
    );
}
