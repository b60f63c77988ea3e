/** Puts a job into the queue inside the caller's transaction: it runs if that commits, and never otherwise. */

import { sql } from 'kysely';
import type { Transaction } from '../database/connection.ts';
import type { JobName, Jobs } from './jobs.ts';
import { attemptsOf } from './lanes.ts';

export interface JobOptions {
  /** Not before this moment. */
  runAt?: Date;
  /** A later job with the same key replaces an earlier one that has not begun. */
  key?: string;
  /** Jobs of the same queue run one after another. */
  queue?: string;
  /** Lower runs first; 0 unless told. */
  priority?: number;
  /** As many as the job's kind has, unless given. */
  maxAttempts?: number;
}

export async function enqueue<Name extends JobName>(
  transaction: Transaction,
  name: Name,
  payload: Jobs[Name],
  options: JobOptions = {},
): Promise<void> {
  await sql`
    select from graphile_worker.add_job(
      identifier => ${name}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.queue ?? null}::text,
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? attemptsOf(name)}::int,
      job_key => ${options.key ?? null}::text,
      priority => ${options.priority ?? null}::int
    )`.execute(transaction);
}
