/** The journal stays complete under concurrent writers, and shows what was tampered with. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import { writeBackup } from '../../backup/write-backup.ts';
import { openDatabase } from '../../database/connection/connection.ts';
import type { Database } from '../../database/connection/connection.ts';
import { migrate } from '../../database/migrate.ts';
import { typed } from '../../testing/command.ts';
import { onServer, withDatabase } from '../../testing/database/postgres-server.ts';
import { folderMediaStore } from '../../gateways/media/folder-media-store.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { journalService } from './journal.service.ts';
import type { JournalEntry } from './journal.service.ts';

const { database, url } = await testDatabase({ poolSize: 20 });
const clock = () => new Date('2026-11-23T09:00:00.123Z');
const journal = journalService({ database, clock });

const entryOf = (id: string): JournalEntry => ({
  actor: { kind: 'system', name: 'tidyUp' },
  action: 'price.change',
  subject: { kind: 'product', id },
  before: { pence: 999, note: 'ä “quoted”', isSold: true },
  after: { pence: 1199, note: null },
  reason: 'Costs more',
  requestId: 'req-1',
});
const record = (id: string) =>
  database.transaction().execute((transaction) => journal.record(transaction, entryOf(id)));

/** An attacker who owns the database: runs statements with the triggers off. */
async function tamper(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('ALTER TABLE journal DISABLE TRIGGER USER');
    await client.query('ALTER TABLE journal_head DISABLE TRIGGER USER');
    for (const statement of statements) await client.query(statement);
    await client.query('ALTER TABLE journal ENABLE TRIGGER USER');
    await client.query('ALTER TABLE journal_head ENABLE TRIGGER USER');
  } finally {
    await client.end();
  }
}

describe('recording', () => {
  test('an empty journal is unbroken', async () => {
    expect(await journal.verify()).toMatchObject({ rows: 0, fault: null });
  });

  test('20 concurrent writers make one unbroken chain, longer than a page', async () => {
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      for (let row = 0; row < 60; row += 1) await record(`${writer}-${row}`);
    });
    await Promise.all(writers);
    expect(await journal.verify()).toMatchObject({ rows: 1200, fault: null });
    const { rows } = await sql<{ least: number; most: number; subjects: number }>`
      SELECT min(number) AS least, max(number) AS most, count(DISTINCT subject_id) AS subjects
      FROM journal`.execute(database);
    expect(rows).toEqual([{ least: 1, most: 1200, subjects: 1200 }]);
  });

  test('a change that is rolled back leaves no row and no gap', async () => {
    const before = await journal.verify();
    const failed = database.transaction().execute(async (transaction) => {
      await journal.record(transaction, entryOf('never'));
      throw new Error('The change failed');
    });
    await expect(failed).rejects.toThrow('The change failed');
    expect(await journal.verify()).toEqual(before);
  });
});

describe('tampering is found', () => {
  beforeEach(async () => {
    await tamper('TRUNCATE journal', "UPDATE journal_head SET number = 0, hash = repeat('0', 64)");
    for (const id of ['a', 'b', 'c', 'd', 'e']) await record(id);
  });

  test('an untouched journal is unbroken', async () => {
    expect(await journal.verify()).toMatchObject({ rows: 5, fault: null });
  });

  test.each([
    'number',
    'at',
    'actor_kind',
    'actor',
    'action',
    'subject_kind',
    'subject_id',
    'before',
    'after',
    'reason',
    'request_id',
    'previous_hash',
    'hash',
  ])('the whole row counts, including %s', async (column) => {
    const values: Record<string, string> = {
      number: 'number + 10',
      at: "at + interval '1 millisecond'",
      actor_kind: "'staff'",
      before: `'{"pence": 998}'`,
      after: 'NULL',
    };
    await tamper(`UPDATE journal SET ${column} = ${values[column] ?? "'other'"} WHERE number = 3`);
    const { rows, fault } = await journal.verify();
    expect(rows).toBe(2);
    expect(fault).toEqual({ number: 3, kind: column === 'number' ? 'missing' : 'changed' });
  });

  test('a removed row is missing, at the beginning, in the middle and at the end', async () => {
    await tamper('DELETE FROM journal WHERE number = 5');
    expect((await journal.verify()).fault).toEqual({ number: 5, kind: 'missing' });
    await tamper('DELETE FROM journal WHERE number = 2');
    expect((await journal.verify()).fault).toEqual({ number: 2, kind: 'missing' });
    await tamper('DELETE FROM journal WHERE number = 1');
    expect((await journal.verify()).fault).toEqual({ number: 1, kind: 'missing' });
  });

  test('an inserted row is named, before the first, in the middle and after the last', async () => {
    const copy = (number: number) => `INSERT INTO journal
      SELECT ${number}, at, actor_kind, actor, action, subject_kind, subject_id, before, after,
        reason, request_id, previous_hash, hash FROM journal WHERE number = 5`;
    await tamper(copy(6));
    expect((await journal.verify()).fault).toEqual({ number: 6, kind: 'inserted' });
    await tamper(
      'DELETE FROM journal WHERE number = 6',
      'UPDATE journal SET number = 6 WHERE number = 5',
      'UPDATE journal SET number = 5 WHERE number = 4',
      copy(4).replace('WHERE number = 5', 'WHERE number = 6'),
    );
    expect((await journal.verify()).fault).toEqual({ number: 4, kind: 'changed' });
    await tamper(copy(0));
    expect((await journal.verify()).fault).toEqual({ number: 0, kind: 'inserted' });
  });

  test('a removed or changed head is noticed', async () => {
    await tamper("UPDATE journal_head SET hash = 'other'");
    expect((await journal.verify()).fault).toEqual({ number: 5, kind: 'changed' });
    await tamper('DELETE FROM journal_head');
    expect((await journal.verify()).fault).toEqual({ number: 6, kind: 'missing' });
    await tamper("INSERT INTO journal_head (number, hash) VALUES (0, repeat('0', 64))");
  });
});

describe('the journal is append-only', () => {
  const CHANGES = [
    "UPDATE journal SET reason = 'other'",
    'DELETE FROM journal',
    'TRUNCATE journal',
    'DELETE FROM journal_head',
    'TRUNCATE journal_head',
    'INSERT INTO journal_head (only_row, number, hash) VALUES (true, 9, 9)',
    'UPDATE journal_head SET number = number - 1',
  ];

  test.each(CHANGES)('even a superuser is refused by a trigger: %s', async (statement) => {
    await expect(sql.raw(statement).execute(database)).rejects.toThrow('append-only');
  });

  test('a shop that owns its database may append, and has no privilege to change', async () => {
    await onUrl(await ownedDatabase(), async (own) => {
      const ownJournal = journalService({ database: own, clock });
      await own
        .transaction()
        .execute((transaction) => ownJournal.record(transaction, entryOf('first')));
      expect(await ownJournal.verify()).toMatchObject({ rows: 1, fault: null });
      for (const statement of CHANGES.slice(0, 2))
        await expect(sql.raw(statement).execute(own)).rejects.toThrow('permission denied');
    });
  });
});

test('a restored journal is unbroken, continues, and is append-only again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keepsake-journal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'shop.tar.gz');
  const [source, target] = [await ownedDatabase(), await ownedDatabase()];
  const recorded = await onUrl(source, (own) => recordAndVerify(own, 'before the backup'));
  const SECRET = 'a secret of at least 32 characters';
  const media = folderMediaStore(folder);
  await writeBackup({ databaseUrl: source, dataFolder: folder, media, secret: SECRET }, file, {
    signal: new AbortController().signal,
    now: clock(),
  });
  const settings = { DATABASE_URL: target, SECRET, DATA_DIR: path.join(folder, 'new') };
  expect(await typed('restore', [file], settings)).toMatchObject({ code: 0 });
  await onUrl(target, async (own) => {
    expect(await journalService({ database: own, clock }).verify()).toEqual(recorded);
    expect(await recordAndVerify(own, 'after the restore')).toMatchObject({ rows: 2, fault: null });
    await expect(sql`TRUNCATE journal`.execute(own)).rejects.toThrow('append-only');
  });
});

async function recordAndVerify(own: Database, id: string) {
  const ownJournal = journalService({ database: own, clock });
  await own.transaction().execute((transaction) => ownJournal.record(transaction, entryOf(id)));
  return await ownJournal.verify();
}

/** The address of an empty database whose owner has no other privileges. */
async function ownedDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `keepsake_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE ROLE ${name} LOGIN PASSWORD 'shop'`);
  await onServer(server, `CREATE DATABASE ${name} OWNER ${name}`);
  onTestFinished(async () => {
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    await onServer(server, `DROP ROLE ${name}`);
  });
  const address = new URL(withDatabase(server, name));
  address.username = name;
  address.password = 'shop';
  return address.href;
}

async function onUrl<Result>(
  address: string,
  work: (own: Database) => Promise<Result>,
): Promise<Result> {
  await migrate(address);
  const own = openDatabase(address);
  try {
    return await work(own);
  } finally {
    await own.destroy();
  }
}
