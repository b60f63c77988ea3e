import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './connection.ts';
import { isDatabaseAway } from './database-away.ts';
import { testDatabase } from '../../testing/database/database.ts';

const { database, url } = await testDatabase();
const failureOf = (running: Promise<unknown>) =>
  running.then(
    () => undefined,
    (error: unknown) => error,
  );

test.each(['53100', '57P03', '53300', '58030'])(
  'Postgres reports %s while it cannot serve',
  async (code) => {
    const failure = await failureOf(
      sql
        .raw(`do $$ begin raise exception 'away' using errcode = '${code}'; end $$`)
        .execute(database),
    );
    expect(isDatabaseAway(failure)).toBe(true);
  },
);

test('an ended session, a broken connection and a refused one mean that the database is away', async () => {
  // Not from the pool of the other tests, which may hand the ended session out once more.
  const ending = openDatabase(url);
  const ended = failureOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(ending));
  expect(isDatabaseAway(await ended)).toBe(true);
  await ending.destroy();

  const breaking = createServer((socket) => socket.destroy());
  await new Promise<void>((listening) => breaking.listen(0, '127.0.0.1', listening));
  const { port } = breaking.address() as AddressInfo;
  const unreachable = openDatabase(`postgres://nobody@127.0.0.1:${port}/nothing`);
  expect(isDatabaseAway(await failureOf(sql`select 1`.execute(unreachable)))).toBe(true);
  await new Promise((closed) => breaking.close(closed));
  expect(isDatabaseAway(await failureOf(sql`select 1`.execute(unreachable)))).toBe(true);
  await unreachable.destroy();
});

test('a socket that a stopped Postgres removed means that the database is away, a missing file does not', async () => {
  const folder = encodeURIComponent(path.join(os.tmpdir(), 'no-postgres-here'));
  const stopped = openDatabase(`postgres://nobody@${folder}:5432/nothing`);
  expect(isDatabaseAway(await failureOf(sql`select 1`.execute(stopped)))).toBe(true);
  await stopped.destroy();
  expect(isDatabaseAway(await failureOf(readFile(path.join(os.tmpdir(), 'no-such-file'))))).toBe(
    false,
  );
});

test('a programming error does not mean that the database is away', async () => {
  const mistake = await failureOf(sql`select nothing from nowhere`.execute(database));
  expect(isDatabaseAway(mistake)).toBe(false);
  expect(isDatabaseAway(new TypeError('undefined is not a function'))).toBe(false);
});
