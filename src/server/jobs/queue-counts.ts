/** Counts jobs that wait, run or have failed for good, for monitoring. */
import { sql } from 'kysely';
import type { Database } from '../database/connection/connection.ts';
import { FAILING_FROM_ATTEMPT } from './lanes.ts';

export interface JobCount {
  job: string;
  /**
   * waiting: due now. later: not due yet, or to be retried later. troubled: the same after five
   * failures or more. failed: will not be retried.
   */
  state: 'waiting' | 'running' | 'later' | 'troubled' | 'failed';
  count: number;
}

export async function queueCounts(database: Database): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    SELECT task_identifier AS job, state, count(*) AS count
    FROM (
      SELECT task_identifier, CASE
        WHEN locked_at IS NOT NULL THEN 'running'
        WHEN attempts >= max_attempts THEN 'failed'
        WHEN attempts >= ${FAILING_FROM_ATTEMPT} AND last_error IS NOT NULL THEN 'troubled'
        WHEN run_at > now() THEN 'later'
        ELSE 'waiting'
      END AS state
      FROM graphile_worker.jobs
    ) queued
    GROUP BY task_identifier, state
    ORDER BY task_identifier, state`.execute(database);
  return rows;
}
