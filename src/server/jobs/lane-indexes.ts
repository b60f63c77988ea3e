/**
 * An index for each lane, so that it finds its next job behind any number of other lanes' jobs.
 * With the library's own index, of all jobs, a lane read past those of the others: 25 ms behind
 * 120,000 (docs/decisions/0124).
 */
import type pg from 'pg';
import { laneNames, LANES } from './lanes.ts';

/** Any number, as long as every process of the shop uses the same one. */
const LOCK = 7_366_201_916;
const NAMES = 'keepsake_lane_%';

interface LaneIndex {
  name: string;
  /** All after "on", as SQL. */
  definition: string;
}

/**
 * Creates those that are missing or belong to another division into lanes. Safe to call from many
 * processes at once; an older process finds its jobs without them, slower.
 */
export async function createLaneIndexes(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const wanted = laneIndexes(await taskIds(client));
    if ((await outdated(client, wanted)).length === 0) return;
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    // Another process may have created them in the meantime.
    for (const index of await outdated(client, wanted)) await create(client, index);
    await client.query('commit');
  } catch (error) {
    // Without a connection there is nothing to roll back, and the first error says why.
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

function laneIndexes(ids: ReadonlyMap<string, number>): LaneIndex[] {
  return laneNames.map((lane) => {
    const own = Object.entries(LANES).flatMap(([name, of]) => (of === lane ? ids.get(name)! : []));
    return {
      name: `keepsake_lane_${lane}`,
      definition: `graphile_worker._private_jobs (priority, run_at)
        where is_available = true and task_id = any('{${own.toSorted((one, other) => one - other).join(',')}}')`,
    };
  });
}

/** By name; the library gives new tasks their ids as they first run. */
async function taskIds(client: pg.PoolClient): Promise<ReadonlyMap<string, number>> {
  const names = Object.keys(LANES);
  await client.query(
    `insert into graphile_worker._private_tasks (identifier)
     select name from unnest($1::text[]) as name
     where not exists (select from graphile_worker._private_tasks where identifier = name)
     on conflict do nothing`,
    [names],
  );
  const { rows } = await client.query<{ id: number; identifier: string }>(
    'select id, identifier from graphile_worker._private_tasks where identifier = any($1)',
    [names],
  );
  return new Map(rows.map(({ id, identifier }) => [identifier, id]));
}

/** The comment of an index keeps its definition as we wrote it: Postgres would reword it. */
async function outdated(client: pg.PoolClient, wanted: readonly LaneIndex[]): Promise<LaneIndex[]> {
  const { rows } = await client.query<{ name: string; definition: string | null }>(
    `select relname as name, obj_description(oid, 'pg_class') as definition from pg_class
     where relnamespace = to_regnamespace('graphile_worker') and relkind = 'i' and relname like $1`,
    [NAMES],
  );
  const present = new Map(rows.map(({ name, definition }) => [name, definition]));
  return wanted.filter(({ name, definition }) => present.get(name) !== definition);
}

async function create(client: pg.PoolClient, { name, definition }: LaneIndex): Promise<void> {
  await client.query(`drop index if exists graphile_worker.${name}`);
  await client.query(`create index ${name} on ${definition}`);
  await client.query(
    `comment on index graphile_worker.${name} is ${client.escapeLiteral(definition)}`,
  );
}
