/** Which order lines wait for their machine files. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/connection/connection.ts';
import { FAILING_FROM_ATTEMPT } from './lanes.ts';

/** failed: tried for minutes, and tried again by itself. */
export type AwaitedFiles = 'making' | 'failed';

/** By line; lines for which nothing is to be made are left out. */
export async function awaitedFiles(
  within: Database | Transaction,
  orderLineIds: readonly string[],
): Promise<ReadonlyMap<string, AwaitedFiles>> {
  const { rows } = await sql<{ lineId: string; state: AwaitedFiles }>`
    SELECT payload ->> 'orderLineId' AS "lineId", CASE
      WHEN bool_and(attempts >= ${FAILING_FROM_ATTEMPT} AND last_error IS NOT NULL) THEN 'failed' ELSE 'making' END AS state
    FROM graphile_worker._private_jobs jobs
    JOIN graphile_worker._private_tasks tasks ON tasks.id = jobs.task_id
    WHERE tasks.identifier IN ('makeMachineFiles', 'makeLargeMachineFiles')
      AND payload ->> 'orderLineId' = ANY(${orderLineIds}::text[])
    GROUP BY payload ->> 'orderLineId'`.execute(within);
  return new Map(rows.map(({ lineId, state }) => [lineId, state]));
}
