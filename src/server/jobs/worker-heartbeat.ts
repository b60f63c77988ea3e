/**
 * Shows which worker pools are running, so that the jobs of a killed process run again in seconds
 * instead of hours.
 */

import type pg from 'pg';
import { persistentConnection } from '../database/connection/persistent-connection.ts';

/** The jobs that a pool has started, by id, until Postgres no longer shows them as locked. */
export interface JobsInHand {
  has(jobId: string): boolean;
  /** Forgets jobs that have ended and are no longer locked. */
  keepOnly(lockedIds: ReadonlySet<string>): void;
}

export interface WorkerHeartbeat {
  /** Announces a worker pool of this process; jobs are locked by its id. */
  announce(poolId: string, inHand: JobsInHand): void;
  /** The pool has ended: its remaining locks may be released. */
  withdraw(poolId: string): void;
  stop(): Promise<void>;
}

export interface PresenceOptions {
  onError(error: unknown): void;
  /** Called with the jobs that were freed because no process runs them. */
  onFreed(jobIds: readonly string[]): void;
}

/** First half of the advisory locks; the second is the pool's id. */
const LOCK_CLASS = 7_366;
/**
 * A pool must be missing in two checks. Between them a live process that has lost its connection,
 * as all do when Postgres restarts, reconnects.
 */
const LOOK_EVERY = 3000;

/**
 * A process holds a shared advisory lock for each of its pools for the lifetime of its connection.
 * A job or queue locked by a pool without one was left behind; graphile-worker itself would wait
 * four hours.
 */
export async function startWorkerHeartbeat(
  url: string,
  { onError, onFreed }: PresenceOptions,
): Promise<WorkerHeartbeat> {
  const own = new Map<string, JobsInHand>();
  let missing = new Set<string>();
  let current: pg.Client;
  let last = Promise.resolve();
  // In sequence, because a connection runs one query at a time.
  const attempt = (work: () => Promise<void>) => (last = last.then(work).catch(onError));

  const holdOwn = async (client: pg.Client) => {
    for (const poolId of own.keys()) await hold(client, poolId);
  };
  const look = async () => {
    const absent = (await poolsWithoutLock(current)).filter((poolId) => !own.has(poolId));
    const dead = absent.filter((poolId) => missing.has(poolId));
    missing = new Set(absent.filter((poolId) => !dead.includes(poolId)));
    const freed = dead.length > 0 ? await free(current, dead) : [];
    for (const [poolId, inHand] of own) freed.push(...(await freeStrays(current, poolId, inHand)));
    if (freed.length > 0) onFreed(freed);
  };
  const connection = await persistentConnection(url, 'keepsake worker presence', async (client) => {
    await holdOwn(client);
    missing = new Set();
    current = client;
  });
  let looking = false;
  const lookUnlessBusy = () => {
    if (looking) return;
    looking = true;
    void attempt(look).then(() => (looking = false));
  };
  lookUnlessBusy();
  const timer = setInterval(lookUnlessBusy, LOOK_EVERY);
  return {
    announce: (poolId, inHand) => {
      own.set(poolId, inHand);
      void attempt(() => hold(current, poolId));
    },
    withdraw: (poolId) => {
      own.delete(poolId);
      void attempt(async () => {
        await current.query('select pg_advisory_unlock_all()');
        await holdOwn(current);
      });
    },
    stop: async () => {
      clearInterval(timer);
      await last;
      await connection.stop();
    },
  };
}

/** Shared, so that a previous session of ours that Postgres still considers open cannot block this one. */
async function hold(client: pg.Client, poolId: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LOCK_CLASS, poolId]);
}

/** Two seconds give a new pool time to announce itself. */
async function poolsWithoutLock(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ poolId: string }>(
    `with locking as (
       select locked_by from graphile_worker._private_jobs
       where locked_by is not null and locked_at < now() - interval '2 seconds'
       union
       select locked_by from graphile_worker._private_job_queues where locked_at < now() - interval '2 seconds'
     ), held as (
       select objid::bigint from pg_locks
       where locktype = 'advisory' and classid = $1 and granted
         and database = (select oid from pg_database where datname = current_database())
     )
     select locked_by as "poolId" from locking
     where locked_by is not null and hashtext(locked_by)::bigint & 4294967295 not in (select objid from held)`,
    [LOCK_CLASS],
  );
  return rows.map(({ poolId }) => poolId);
}

/** A killed process is no failure of its jobs, so each gets back the attempt that it used. */
async function free(client: pg.Client, poolIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `with queues as (
       update graphile_worker._private_job_queues set locked_at = null, locked_by = null
       where locked_by = any($1)
     )
     update graphile_worker._private_jobs
     set locked_at = null, locked_by = null, attempts = greatest(0, attempts - 1)
     where locked_by = any($1)
     returning id`,
    [poolIds],
  );
  return rows.map(({ id }) => id);
}

/** A pool would hold a job for ever if it was assigned the job but lost the response. */
async function freeStrays(
  client: pg.Client,
  poolId: string,
  inHand: JobsInHand,
): Promise<string[]> {
  const { rows: locked } = await client.query<{ id: string; isOld: boolean }>(
    `select id, locked_at < now() - interval '10 seconds' as "isOld"
     from graphile_worker._private_jobs where locked_by = $1`,
    [poolId],
  );
  const strays = locked.filter(({ id, isOld }) => isOld && !inHand.has(id)).map(({ id }) => id);
  inHand.keepOnly(new Set(locked.map(({ id }) => id)));
  if (strays.length === 0) return [];
  await client.query(
    `with freed as (
       update graphile_worker._private_jobs
       set locked_at = null, locked_by = null, attempts = greatest(0, attempts - 1)
       where locked_by = $1 and id = any($2)
       returning job_queue_id
     )
     update graphile_worker._private_job_queues queues set locked_at = null, locked_by = null
     from freed where queues.id = freed.job_queue_id and queues.locked_by = $1`,
    [poolId, strays],
  );
  return strays;
}
