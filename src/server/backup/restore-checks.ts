/** Preconditions of a restore: an empty database and a schema that this version knows. */
import type pg from 'pg';
import { BackupError } from './backup-format.ts';
import type { BackupHead } from './backup-format.ts';
import { knownMigrations } from '../database/migrate.ts';
import { hasTable, schemaVersionOf } from './tables.ts';

/** Tables that are empty in an unused database; an opened shop has at least products. */
const SIGNS_OF_USE = ['product', 'customer', 'customer_order'];

/** Needs no database. Throws BackupError. */
export async function checkVersion({ migrations }: BackupHead): Promise<void> {
  const known = new Map((await knownMigrations()).map(({ name, checksum }) => [name, checksum]));
  const newer = migrations.find(({ name }) => !known.has(name));
  if (newer)
    throw new BackupError(
      `The backup has migration ${newer.name}, which this version does not know: it is newer. Restore it with the version that wrote it.`,
    );
  const changed = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (changed)
    throw new BackupError(
      `The backup was written by another edition of this shop: its migration ${changed.name} differs.`,
    );
}

/** Throws BackupError if the database is in use, or newer than the backup. */
export async function checkDiskSpace(client: pg.ClientBase, head: BackupHead): Promise<void> {
  const version = await schemaVersionOf(client);
  if (!version) return refuseForeignTables(client);
  for (const table of SIGNS_OF_USE) {
    if (!(await hasTable(client, `public.${table}`))) continue;
    const { rowCount } = await client.query(`select from public.${table} limit 1`);
    if (rowCount)
      throw new BackupError(
        'The database is in use: a backup is restored into an empty one only. Give it a new DATABASE_URL, or a new DATA_DIR for the embedded database.',
      );
  }
  const has = new Set(head.migrations.map(({ name }) => name));
  const ahead = version.migrations.find(({ name }) => !has.has(name));
  if (ahead)
    throw new BackupError(
      `The database has migration ${ahead.name}, which the backup lacks: restore it into a new database.`,
    );
}

/** Throws BackupError. @param client connected to the database after its migration */
export async function checkQueue(client: pg.ClientBase, head: BackupHead): Promise<void> {
  const version = await schemaVersionOf(client);
  if (version && version.queueMigration < head.queueMigration)
    throw new BackupError(
      `The backup's job queue has migration ${head.queueMigration}, this version's only ${version.queueMigration}: it is newer. Restore it with the version that wrote it.`,
    );
}

async function refuseForeignTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' limit 1",
  );
  if (rows[0])
    throw new BackupError(
      `The database has a table ${rows[0].name} that is not this shop's: a backup is restored into an empty one only.`,
    );
}
