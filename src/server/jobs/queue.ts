/** Queues a job inside the caller's transaction: it runs only if that commits. */

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../database/connection/connection.ts';
import type { JobName, Jobs } from './jobs.ts';
import { wakeLanes } from './lane-notifications.ts';
import { attemptsOf, LANES } from './lanes.ts';
import type { LaneName } from './lanes.ts';

export interface JobOptions {
  /** Earliest time to run. */
  runAt?: Date;
  /** A later job with the same key replaces an earlier one that has not started. */
  key?: string;
  /** Jobs of the same queue run one after another. */
  queue?: string;
  /** Lower runs first; default 0. */
  priority?: number;
  /** Default: the number for the job's kind. */
  maxAttempts?: number;
}

export async function enqueue<Name extends JobName>(
  transaction: Transaction,
  name: Name,
  payload: Jobs[Name],
  options: JobOptions = {},
): Promise<void> {
  await addJobs(transaction, [job(name, payload, options)]);
}

/**
 * Queues several in one statement; of those with a key each must have its own.
 * @param obsolete the key of a job that is no longer needed; if it has started, it runs on
 */
export async function addJobs(
  transaction: Transaction,
  jobs: readonly JobSpec[],
  obsolete?: string,
): Promise<void> {
  if (jobs.length === 0) return;
  const deleting =
    obsolete === undefined
      ? sql``
      : sql`with obsolete as (
          delete from graphile_worker._private_jobs where key = ${obsolete} and locked_at is null) `;
  await sql`${deleting}select ${queued(jobs)}`.execute(transaction);
}

/** An expression that queues jobs when it is evaluated, for a statement that does more. */
export function queued(jobs: readonly JobSpec[]): RawBuilder<boolean> {
  const due = jobs.filter(({ isDue }) => isDue).map(({ lane }) => lane);
  const waking = due.length > 0 ? sql`, ${wakeLanes(due)}` : sql``;
  return sql`(case when current_setting('keepsake.jobs', true) is distinct from 'off'
    then (select count(*) from graphile_worker.add_jobs(array[${sql.join(jobs.map(({ row }) => row))}])${waking})
    end) is null`;
}

/** A job that is not yet queued. */
export interface JobSpec {
  lane: LaneName;
  /** May run at once. */
  isDue: boolean;
  /** As the library's type, in SQL. */
  row: RawBuilder<unknown>;
}

export function job<Name extends JobName>(
  name: Name,
  payload: Jobs[Name],
  options: JobOptions = {},
): JobSpec {
  return {
    lane: LANES[name],
    isDue: !options.runAt || options.runAt.getTime() <= Date.now(),
    row: sql`(
      ${name}::text,
      ${JSON.stringify(payload)}::json,
      ${options.queue ?? null}::text,
      ${options.runAt ?? null}::timestamptz,
      ${options.maxAttempts ?? attemptsOf(name)}::smallint,
      ${options.key ?? null}::text,
      ${options.priority ?? null}::smallint,
      null
    )::graphile_worker.job_spec`,
  };
}
