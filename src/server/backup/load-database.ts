/** Loads the rows of a backup into an empty database of the same schema, inside the caller's transaction. */
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { CopyStreamQuery } from 'pg-copy-streams';
import { tableKey } from './backup-format.ts';
import type { BackupManifest, BackupSequence, BackupTable } from './backup-format.ts';
import { copyTarget, qualified, tablesOf } from './tables.ts';

/** More than a shop sells between two backups. */
const SKIPPED_REFERENCES = 100_000;

export interface Loader {
  /** Takes the next part of a table's data; the parts of one table are consecutive. */
  take(table: BackupTable, content: AsyncIterable<Buffer>): Promise<void>;
  /** Restores constraints, triggers and sequences. Throws if rows are missing or inconsistent. */
  finish(manifest: BackupManifest): Promise<void>;
}

interface Copying {
  table: BackupTable;
  copy: CopyStreamQuery;
  /** Rejects when Postgres refuses a row. */
  ended: Promise<void>;
}

interface ForeignKey {
  schema: string;
  name: string;
  constraint: string;
  definition: string;
}

/**
 * Foreign keys and triggers are off while rows arrive in no particular order; an owner may do that
 * without being superuser.
 */
export async function openLoader(client: pg.ClientBase): Promise<Loader> {
  const tables = await tablesOf(client);
  const foreignKeys = await foreignKeysOf(client);
  for (const key of foreignKeys)
    await client.query(
      `alter table ${qualified(client, key)} drop constraint ${client.escapeIdentifier(key.constraint)}`,
    );
  await triggers(client, tables, 'disable');
  // Migrations may have inserted rows there, such as the counters of invoices.
  await client.query(`truncate ${tables.map((table) => qualified(client, table)).join(', ')}`);
  const loaded: Record<string, number> = {};
  let current: Copying | undefined;
  const begin = (table: BackupTable): Copying => {
    const copy = client.query(copyFrom(`copy ${copyTarget(client, table)} from stdin`));
    const ended = finished(copy);
    // Awaited with the next part or at the end of the table.
    ended.catch(() => {});
    return { table, copy, ended };
  };
  const close = async () => {
    if (!current) return;
    const { table, copy, ended } = current;
    current = undefined;
    copy.end();
    await ended;
    loaded[tableKey(table)] = copy.rowCount;
  };
  return {
    async take(table, content) {
      if (current?.table !== table) {
        await close();
        current = begin(table);
      }
      await pour(content, current);
    },
    async finish({ rows, sequences }) {
      await close();
      const short = Object.keys(rows).find((key) => (loaded[key] ?? 0) !== rows[key]);
      if (short)
        throw new Error(`${short}: ${loaded[short] ?? 0} of ${rows[short]} rows were loaded`);
      await freeJobs(client);
      await triggers(client, tables, 'enable');
      for (const key of foreignKeys)
        await client.query(
          `alter table ${qualified(client, key)} add constraint ${client.escapeIdentifier(key.constraint)} ${key.definition}`,
        );
      await setSequences(client, sequences);
    },
  };
}

async function pour(content: AsyncIterable<Buffer>, { copy, ended }: Copying): Promise<void> {
  for await (const part of content)
    if (!copy.write(part)) await Promise.race([once(copy, 'drain'), ended]);
}

async function foreignKeysOf(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select nspname as schema, relname as name, conname as constraint, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint
       join pg_class on pg_class.oid = conrelid
       join pg_namespace on pg_namespace.oid = relnamespace
     where contype = 'f' and nspname in ('public', 'graphile_worker')
     order by 1, 2, 3`,
  );
  return rows;
}

async function triggers(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables)
    await client.query(`alter table ${qualified(client, table)} ${state} trigger user`);
}

/** Jobs that ran at the time of the backup run again. Their interruption was no failure, so it costs no attempt. */
async function freeJobs(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs
     set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0)
     where locked_at is not null`,
  );
  await client.query(
    `update graphile_worker._private_job_queues set locked_at = null, locked_by = null
     where locked_at is not null`,
  );
}

async function setSequences(
  client: pg.ClientBase,
  sequences: readonly BackupSequence[],
): Promise<void> {
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      qualified(client, sequence),
      sequence.last,
      sequence.called,
    ]);
  // Orders placed after the backup are lost here but known to the payment provider, which accepts
  // no reference twice.
  await client.query(
    "select setval('public.order_reference', last_value + $1::bigint) from public.order_reference",
    [SKIPPED_REFERENCES],
  );
}
