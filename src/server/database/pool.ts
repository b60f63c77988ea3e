/** Opens pools and single connections that survive the loss of Postgres: an 'error' event without a listener ends the process. */

import pg from 'pg';

const CONNECT_TIMEOUT = 10_000;

export type ConnectionLost = (error: Error) => void;

/**
 * A pool reports errors of idle connections only. A connection that is checked out reports its own, so each one
 * has a listener for as long as it lives. The query that was running rejects by itself.
 */
export function openPool(options: pg.PoolConfig, onLost: ConnectionLost): pg.Pool {
  const pool = new pg.Pool({
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    ...options,
  });
  // An idle connection emits the error too, and its own listener reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** A connection of its own; its queries reject when it is lost. */
export async function openClient(
  options: pg.ClientConfig,
  onLost: ConnectionLost = () => {},
): Promise<pg.Client> {
  const client = new pg.Client({
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    ...options,
  });
  client.on('error', onLost);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return client;
}
