/**
 * Opens pools and single connections that survive a loss of Postgres: an unhandled 'error' event
 * ends the process.
 */

import pg from 'pg';

const CONNECT_TIMEOUT = 10_000;

export type ConnectionLost = (error: Error) => void;

/**
 * A pool reports errors of idle connections only. A checked-out connection emits its own, so each
 * connection has a listener for its whole lifetime. The running query rejects by itself.
 */
export function openPool(options: pg.PoolConfig, onLost: ConnectionLost): pg.Pool {
  const pool = new pg.Pool({
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    ...options,
  });
  // An idle connection emits the error too; its own listener reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** A connection outside the pool; its queries reject when it is lost. */
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
