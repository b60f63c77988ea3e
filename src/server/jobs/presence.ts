/** Shows which workers live, so that the jobs of one that was killed run again in seconds instead of hours. */

import type pg from 'pg';
import { standingConnection } from '../database/standing-connection.ts';

export interface Presence {
  /** Shows a worker of this process as living. */
  announce(workerId: string): void;
  /** All workers of this process have ended: what they left locked may be freed. */
  withdraw(): void;
  stop(): Promise<void>;
}

/** First half of the advisory locks; the second is the worker's id. */
const LOCK_CLASS = 7_366;
const CHECK_EVERY = 10_000;

/**
 * Every worker holds an advisory lock for as long as its process lives. A job locked by a worker
 * whose lock is free was left behind; graphile-worker itself would wait four hours.
 */
export async function showPresence(
  url: string,
  onError: (error: unknown) => void,
): Promise<Presence> {
  const workerIds = new Set<string>();
  let current: pg.Client;
  let last = Promise.resolve();
  // One after another: a connection takes one query at a time.
  const attempt = (work: () => Promise<void>) => void (last = last.then(work).catch(onError));
  const connection = await standingConnection(url, 'keepsake worker presence', async (client) => {
    for (const workerId of workerIds) await hold(client, workerId);
    await freeTheDead(client);
    current = client;
  });
  const timer = setInterval(() => attempt(() => freeTheDead(current)), CHECK_EVERY);
  return {
    announce: (workerId) => {
      workerIds.add(workerId);
      attempt(() => hold(current, workerId));
    },
    withdraw: () => {
      workerIds.clear();
      attempt(async () => void (await current.query('select pg_advisory_unlock_all()')));
    },
    stop: async () => {
      clearInterval(timer);
      await last;
      await connection.stop();
    },
  };
}

async function hold(client: pg.Client, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, workerId]);
}

/** Two seconds leave a new worker the time to announce itself before anyone doubts it. */
async function freeTheDead(client: pg.Client): Promise<void> {
  await client.query(
    `with suspects as materialized (
       select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '2 seconds'
     ), held as (
       select objid from pg_locks where locktype = 'advisory' and classid = $1 and granted
     ), dead as (
       select locked_by from suspects where hashtext(locked_by)::bigint & 4294967295 not in (select objid::bigint from held)
     )
     select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0`,
    [LOCK_CLASS],
  );
}
