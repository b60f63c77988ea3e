/** Creates and updates the tables of the job queue, which belong to its library. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type pg from 'pg';
import { openPool } from './connection/pool.ts';

/**
 * What we add to the library's tables, after each of its migrations. The queue is empty one minute
 * and holds a hundred thousand jobs the next, so no plan may rest on its size (docs/decisions/0124).
 */
const ADDITIONS = [
  // Migrating the library may recreate the function and so drop its settings (docs/decisions/0116).
  `alter function graphile_worker.add_jobs
    set plan_cache_mode = force_generic_plan set enable_seqscan = off`,
  // Where that function looks for a job of the same key that has begun.
  `create index if not exists keepsake_begun on graphile_worker._private_jobs (key)
    where is_available is not true and key is not null`,
  // What the heartbeat of workers asks for every three seconds.
  `create index if not exists keepsake_locked on graphile_worker._private_jobs (locked_by)
    where locked_by is not null`,
  // Whether a line waits for its files.
  `create index if not exists keepsake_line on graphile_worker._private_jobs ((payload ->> 'orderLineId'))
    where payload ->> 'orderLineId' is not null`,
];

/**
 * Loads the library only if another version of it was here last: it has a hundred modules, which a process that only
 * serves pages does not need.
 * @param client holds the lock of migrations
 */
export async function migrateQueue(client: pg.Client, url: string): Promise<void> {
  const own = `migrated by graphile-worker ${libraryVersion()}, additions ${fingerprint()}`;
  const { rows } = await client.query<{ last: string | null }>(
    "select obj_description(to_regnamespace('graphile_worker'), 'pg_namespace') as last",
  );
  if (rows[0]?.last === own) return;
  await migrate(url);
  for (const addition of ADDITIONS) await client.query(addition);
  await client.query(`comment on schema graphile_worker is ${client.escapeLiteral(own)}`);
}

/** The library does not await its own pool when it closes, so it gets one of ours. */
async function migrate(url: string): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker');
  const pgPool = openPool({ connectionString: url, max: 1 }, () => {});
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}

const fingerprint = (): string =>
  createHash('sha256').update(ADDITIONS.join(';')).digest('hex').slice(0, 12);

function libraryVersion(): string {
  const library = createRequire(import.meta.url).resolve('graphile-worker');
  const file = path.join(path.dirname(library), '../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
