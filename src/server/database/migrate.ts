/** Migrates a database to the current schema: the job queue's first, then ours, file by file. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { openClient } from './connection/pool.ts';
import { migrateQueue } from './migrate-queue.ts';

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');

/** Any number, as long as every process of the shop uses the same one. */
const LOCK = 7_366_201_915;
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** A migration that cannot be applied; its message is written for the operator who starts the shop. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export interface MigrateOptions {
  folder?: string;
  /** Names of the migrations to apply, to reach the schema of an earlier version; default: all. */
  only?: ReadonlySet<string>;
}

/** Applies missing migrations and returns their names. Safe to call from many processes at once. */
export async function migrate(
  url: string,
  { folder = MIGRATIONS_FOLDER, only }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await openClient({ connectionString: url, application_name: 'keepsake migrate' });
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrateQueue(client, url);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    );
    const pending = pendingMigrations(
      migrations,
      new Map(rows.map((row) => [row.name, row.checksum])),
    ).filter(({ name }) => !only || only.has(name));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    // Closing the session releases the lock.
    await client.end();
  }
}

/** This version's migrations, in order. */
export const knownMigrations = (): Promise<Pick<Migration, 'name' | 'checksum'>[]> =>
  readMigrations(MIGRATIONS_FOLDER);

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < 15)
    throw new MigrationError(`The database is Postgres ${version}; the shop needs 15 or newer.`);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return await Promise.all(
    names.map(async (name) => {
      if (!FILE_NAME.test(name))
        throw new MigrationError(`Migration ${name} is not named NNNN-words.sql.`);
      // A checkout on Windows may have other line endings, which change nothing.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function pendingMigrations(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown) {
    throw new MigrationError(
      `The database has migration ${unknown}, which this version does not know: it is newer.`,
    );
  }
  const changed = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (changed) {
    throw new MigrationError(
      `Migration ${changed.name} was changed after it was applied. Restore it and put the change into a new file.`,
    );
  }
  return migrations.filter((migration) => !applied.has(migration.name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (!(error instanceof pg.DatabaseError)) throw error;
    const line = error.position
      ? ` at line ${sql.slice(0, Number(error.position)).split('\n').length}`
      : '';
    throw new MigrationError(`Migration ${name} failed${line}: ${error.message}`, { cause: error });
  }
}
