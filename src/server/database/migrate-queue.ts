/** Creates and updates the tables of the job queue, which belong to its library. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type pg from 'pg';
import { openPool } from './connection/pool.ts';

/** Migrating the library may recreate the function and so drop this setting (docs/decisions/0116). */
const KEEP_PLANS =
  'alter function graphile_worker.add_jobs set plan_cache_mode = force_generic_plan';

/**
 * Loads the library only if another version of it was here last: it has a hundred modules, which a process that only
 * serves pages does not need.
 * @param client holds the lock of migrations
 */
export async function migrateQueue(client: pg.Client, url: string): Promise<void> {
  const own = `migrated by graphile-worker ${libraryVersion()}, keeps plans`;
  const { rows } = await client.query<{ last: string | null }>(
    "select obj_description(to_regnamespace('graphile_worker'), 'pg_namespace') as last",
  );
  if (rows[0]?.last === own) return;
  await migrate(url);
  await client.query(KEEP_PLANS);
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

function libraryVersion(): string {
  const library = createRequire(import.meta.url).resolve('graphile-worker');
  const file = path.join(path.dirname(library), '../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
