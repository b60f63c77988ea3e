import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';
import { onServer, withDatabase } from '../testing/database/postgres-server.ts';

const server = inject('postgresUrl');
let folder: string;
let name: string;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-migrations-'));
  name = `keepsake_test_${randomBytes(6).toString('hex')}`;
  url = withDatabase(server, name);
  await onServer(server, `create database ${name}`);
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await onServer(server, `drop database ${name} with (force)`);
});

function write(file: string, sql: string): void {
  writeFileSync(path.join(folder, file), sql);
}

async function tables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  );
  await client.end();
  return rows.map((row) => row.tablename);
}

test('files are applied in order, once, even when many processes start together', async () => {
  write('0002-lines.sql', 'create table lines (mug int references mugs)');
  write('0001-mugs.sql', 'create table mugs (id int primary key);');
  const applied = await Promise.all([
    migrate(url, { folder }),
    migrate(url, { folder }),
    migrate(url, { folder }),
  ]);
  expect(applied.flat()).toEqual(['0001-mugs.sql', '0002-lines.sql']);
  expect(await tables()).toEqual(['lines', 'mugs']);
});

test('the job queue is migrated by its library, once per version of it', async () => {
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<{ value: string | null }>(text)).rows[0]?.value;
    } finally {
      await client.end();
    }
  };
  const last = () =>
    query("select obj_description(to_regnamespace('graphile_worker'), 'pg_namespace') as value");
  const migrations = () => query('select count(*)::text as value from graphile_worker.migrations');
  await migrate(url, { folder });
  const [own, all] = [await last(), await migrations()];
  expect(own).toMatch(/^migrated by graphile-worker \d/);
  const plans = () => query("select proconfig[1] as value from pg_proc where proname = 'add_jobs'");
  expect(await plans()).toBe('plan_cache_mode=force_generic_plan');
  await query('alter function graphile_worker.add_jobs reset all');
  await query("comment on schema graphile_worker is 'migrated by graphile-worker 0.1.0'");
  await query(
    'delete from graphile_worker.migrations where id = (select max(id) from graphile_worker.migrations)',
  );
  await migrate(url, { folder });
  expect(await last()).toBe(own);
  expect(await migrations()).toBe(all);
  expect(await plans()).toBe('plan_cache_mode=force_generic_plan');
});

test('a failing file is rolled back completely, and the error names its line', async () => {
  write('0001-mugs.sql', 'create table mugs (id int primary key)');
  write('0002-broken.sql', 'create table plates (id int);\ncreate tabel cups (id int);');
  await expect(migrate(url, { folder })).rejects.toThrow(
    /Migration 0002-broken\.sql failed at line 2: syntax error/,
  );
  expect(await tables()).toEqual(['mugs']);
});

test('a file changed after it was applied is refused, but other line endings are no change', async () => {
  write('0001-mugs.sql', 'create table mugs (\n  id int\n)');
  await migrate(url, { folder });
  write('0001-mugs.sql', 'create table mugs (\r\n  id int\r\n)');
  expect(await migrate(url, { folder })).toEqual([]);
  write('0001-mugs.sql', 'create table mugs (id bigint)');
  await expect(migrate(url, { folder })).rejects.toThrow(
    /0001-mugs\.sql was changed after it was applied/,
  );
});

test('a database newer than the code is refused', async () => {
  write('0001-mugs.sql', 'create table mugs (id int)');
  await migrate(url, { folder });
  rmSync(path.join(folder, '0001-mugs.sql'));
  await expect(migrate(url, { folder })).rejects.toThrow(/does not know: it is newer/);
});
