/**
 * The database contents of a backup: the tables of the shop and the job queue, their sequences and
 * schema version.
 */
import type pg from 'pg';
import type { BackupHead, BackupSequence, BackupTable } from './backup-format.ts';

const SCHEMAS = ['public', 'graphile_worker'];
/** The migrations fill these themselves. */
const OF_MIGRATIONS = ['public.schema_migrations', 'graphile_worker.migrations'];

/** Leaves out unlogged tables, such as that of previews, which would not survive a crash either. */
export async function tablesOf(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where nspname = any($1) and nspname || '.' || relname <> all($2)
       and relkind = 'r' and relpersistence = 'p'
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     group by nspname, relname
     order by nspname, relname`,
    [SCHEMAS, OF_MIGRATIONS],
  );
  return rows;
}

export async function sequencesOf(client: pg.ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences
     where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  const read: BackupSequence[] = [];
  for (const row of rows) {
    const { rows: found } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${qualified(client, row)}`,
    );
    for (const value of found) read.push({ ...row, ...value });
  }
  return read;
}

/** null: no shop has opened this database yet. */
export async function schemaVersionOf(
  client: pg.ClientBase,
): Promise<Pick<BackupHead, 'migrations' | 'queueMigration'> | null> {
  if (!(await hasTable(client, 'public.schema_migrations'))) return null;
  const { rows: migrations } = await client.query<BackupHead['migrations'][number]>(
    'select name, checksum from public.schema_migrations order by name',
  );
  const { rows } = await client.query<{ latest: number }>(
    'select max(id) as latest from graphile_worker.migrations',
  );
  return { migrations, queueMigration: rows[0]?.latest ?? 0 };
}

export async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [name],
  );
  return rows[0]?.found ?? false;
}

export function qualified(
  client: pg.ClientBase,
  { schema, name }: { schema: string; name: string },
): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}

export function copyTarget(client: pg.ClientBase, table: BackupTable): string {
  const columns = table.columns.map((column) => client.escapeIdentifier(column));
  return `${qualified(client, table)} (${columns.join(', ')})`;
}
