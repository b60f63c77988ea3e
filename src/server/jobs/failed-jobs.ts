/** Jobs that need a person: those that failed for good, keep failing, or are overdue. */
import { sql } from 'kysely';
import type { Database } from '../database/connection/connection.ts';
import type { JobName } from './jobs.ts';
import { FAILING_FROM_ATTEMPT } from './lanes.ts';

export interface FailedJob {
  id: string;
  job: JobName;
  state: 'failed' | 'troubled' | 'overdue';
  attempts: number;
  createdAt: Date;
  runAt: Date;
  lastError: string | null;
  /** Reference of the order concerned. */
  order: string | null;
}

const OVERDUE = sql`interval '5 minutes'`;

/** Null where the payload has no such id. */
const idIn = (name: string) =>
  sql`CASE WHEN troubled.payload->>${name} ~ '^[0-9a-f-]{36}$' THEN (troubled.payload->>${name})::uuid END`;

/** Why a person should look at the job; null if there is no need. */
const state = sql`CASE
  WHEN jobs.attempts >= jobs.max_attempts THEN 'failed'
  WHEN jobs.attempts >= ${sql.lit(FAILING_FROM_ATTEMPT)} AND jobs.last_error IS NOT NULL THEN 'troubled'
  WHEN jobs.run_at < now() - ${OVERDUE} THEN 'overdue'
END`;

/**
 * Oldest first.
 * @param ids only these
 */
export async function failedJobs(
  database: Database,
  ids?: readonly string[],
): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    WITH troubled AS (
      SELECT jobs.id, tasks.identifier AS job, jobs.attempts, jobs.created_at, jobs.run_at, jobs.last_error,
        jobs.payload, ${state} AS state
      FROM graphile_worker._private_jobs jobs
      JOIN graphile_worker._private_tasks tasks ON tasks.id = jobs.task_id
      WHERE jobs.locked_at IS NULL ${ids ? sql`AND jobs.id = ANY(${ids}::bigint[])` : sql``}
    )
    SELECT troubled.id::text, troubled.job, troubled.state, troubled.attempts, troubled.created_at, troubled.run_at,
      troubled.last_error,
      customer_order.reference AS order
    FROM troubled
    LEFT JOIN order_line ON order_line.id = ${idIn('orderLineId')}
    LEFT JOIN refund ON refund.id = ${idIn('refundId')}
    LEFT JOIN capture ON capture.id = refund.capture_id
    LEFT JOIN payment_attempt ON payment_attempt.id = coalesce(${idIn('attemptId')}, capture.attempt_id)
    LEFT JOIN customer_order
      ON customer_order.id = coalesce(${idIn('orderId')}, order_line.order_id, payment_attempt.order_id)
    WHERE troubled.state IS NOT NULL
    ORDER BY troubled.id`.execute(database);
  return rows;
}

/** How many `failedJobs` would list: tens of thousands while no worker runs. */
export async function countFailedJobs(database: Database): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) FROM graphile_worker._private_jobs jobs
    WHERE jobs.locked_at IS NULL AND ${state} IS NOT NULL`.execute(database);
  return Number(rows[0]!.count);
}

/** Runs them at once, with all their attempts again; returns the ids of those found. */
export async function retryJobs(database: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM graphile_worker.reschedule_jobs(${ids}::bigint[], now(), attempts => 0)`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

/** Removes them from the queue; returns the ids of those removed. */
export async function giveUpJobs(database: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM graphile_worker.complete_jobs(${ids}::bigint[])`.execute(database);
  return rows.map(({ id }) => id);
}
