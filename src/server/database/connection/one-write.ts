/**
 * Sends queries that start in the same turn by one write: each write is a system call and wakes
 * Postgres (docs/decisions/0128).
 */
import type pg from 'pg';

/** Call it once for each new connection, which must have `pipeline`. */
export function writeTogether(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  let isHeld = false;
  const held = (...given: unknown[]): unknown => {
    if (!isHeld) {
      isHeld = true;
      const { stream } = client.connection;
      stream.cork();
      // Once all promises that are settled by now have been followed.
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(...given);
  };
  client.query = held as typeof client.query;
}
