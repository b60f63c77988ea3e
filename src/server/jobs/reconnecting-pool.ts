/**
 * The pool for graphile-worker. The library records the end of a job without awaiting it, and a
 * rejection there ends the process; so this pool waits while Postgres is away instead of rejecting.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseAway } from '../database/connection/database-away.ts';
import { openPool } from '../database/connection/pool.ts';
import type { ConnectionLost } from '../database/connection/pool.ts';

export interface ReconnectingPool {
  pool: pg.Pool;
  /** Waits for every connection that is checked out or requested. */
  end(): Promise<void>;
}

type Connected = Parameters<pg.Pool['connect']>[0];

const RETRY_AFTER = 250;
/** serialization_failure: the library repeats the statement. */
const TRY_AGAIN = '40001';

export function openReconnectingPool(
  config: pg.PoolConfig,
  onLost: ConnectionLost,
): ReconnectingPool {
  const pool = openPool(config, onLost);
  pool.on('connect', retryLostStatements);
  const connect = pool.connect.bind(pool);
  let held = 0;
  const insist = async (): Promise<pg.PoolClient> => {
    held += 1;
    for (;;) {
      try {
        const client = await connect();
        const release = client.release.bind(client);
        client.release = (error) => {
          held -= 1;
          release(error);
        };
        return client;
      } catch (error) {
        onLost(error as Error);
        await sleep(RETRY_AFTER, undefined, { ref: false });
      }
    }
  };
  // With a callback it is the library's own LISTEN, or a query of the pool: both handle a failure.
  pool.connect = ((callback?: Connected) =>
    callback ? connect(releasingOnce(callback)) : insist()) as typeof connect;
  return {
    pool,
    end: async () => {
      while (held > 0) await sleep(20);
      await pool.end();
    },
  };
}

/** A LISTEN that fails while the library stops is released twice, and pg would end the process with an error. */
function releasingOnce(callback: Connected): Connected {
  return (error, client, release) => {
    let isReleased = false;
    callback(error, client, (reason) => {
      if (isReleased) return;
      isReleased = true;
      release(reason);
    });
  };
}

/** All of the library's statements may run twice: they identify the rows and the pool that locks them. */
function retryLostStatements(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  const patient = (...given: unknown[]): unknown => {
    const sent = send(...given);
    return sent instanceof Promise
      ? sent.catch((error: unknown) => {
          throw isDatabaseAway(error)
            ? Object.assign(new Error('the connection was lost', { cause: error }), {
                code: TRY_AGAIN,
              })
            : error;
        })
      : sent;
  };
  client.query = patient as typeof client.query;
}
