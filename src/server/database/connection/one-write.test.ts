import type pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeTogether } from './one-write.ts';
import { openPool } from './pool.ts';
import { testDatabase } from '../../testing/database/database.ts';

const { url } = await testDatabase();

/** A connection, and how often it has written. */
async function connected() {
  const pool = openPool({ connectionString: url, max: 1, pipeline: true }, () => {});
  pool.on('connect', writeTogether);
  const client = await pool.connect();
  onTestFinished(async () => {
    client.release();
    await pool.end();
  });
  // These hand bytes to the operating system.
  const written = [
    vi.spyOn(client.connection.stream, '_write'),
    vi.spyOn(client.connection.stream, '_writev'),
  ];
  return { client, writes: () => written.reduce((sum, { mock }) => sum + mock.calls.length, 0) };
}

const numbers = (rows: pg.QueryResult<{ n: number }>[]) => rows.map(({ rows: [row] }) => row?.n);

test('queries that start together are written at once', async () => {
  const { client, writes } = await connected();
  const results = await Promise.all([
    client.query('begin'),
    client.query('select $1::int as n', [1]),
    // As a transaction starts its queries: a few promises later, within the same turn.
    Promise.resolve().then(async () => client.query('select $1::int as n', [2])),
    client.query('commit'),
  ]);
  expect(writes()).toBe(1);
  expect(numbers(results)).toEqual([undefined, 1, 2, undefined]);
});

test('a query that waits for another is written by itself', async () => {
  const { client, writes } = await connected();
  expect(
    numbers([await client.query('select 1 as n'), await client.query('select 2 as n')]),
  ).toEqual([1, 2]);
  expect(writes()).toBe(2);
});

test('a query that fails does not hold back those behind it', async () => {
  const { client } = await connected();
  const failing = client.query('select nothing from nowhere');
  const next = client.query('select 3 as n');
  await expect(failing).rejects.toThrow(/nowhere/);
  expect(numbers([await next])).toEqual([3]);
});
