/** Queues a job inside the caller's transaction: it runs only if that commits. */

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../database/connection/connection.ts';
import type { JobName, Jobs } from './jobs.ts';
import { attemptsOf } from './lanes.ts';

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
  await addJobs(transaction, [addJob(name, payload, options)]);
}

/** Queues several in one statement. */
export async function addJobs(
  transaction: Transaction,
  jobs: readonly RawBuilder<boolean>[],
): Promise<void> {
  if (jobs.length > 0) await sql`select ${sql.join(jobs)}`.execute(transaction);
}

/** An expression that queues a job when it is evaluated, for a statement that does more. */
export function addJob<Name extends JobName>(
  name: Name,
  payload: Jobs[Name],
  options: JobOptions = {},
): RawBuilder<boolean> {
  return sql`(case when current_setting('keepsake.jobs', true) is distinct from 'off' then graphile_worker.add_job(
      identifier => ${name}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.queue ?? null}::text,
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? attemptsOf(name)}::int,
      job_key => ${options.key ?? null}::text,
      priority => ${options.priority ?? null}::int
    ) end) is null`;
}
