import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';

// One connection, so that its prepared statements can be inspected.
const { database } = await testDatabase({ poolSize: 1 });
await sql`create table thing (id integer, name text)`.execute(database);

const prepared = async (pattern: string) => {
  const { rows } = await sql<{
    statement: string;
  }>`select statement from pg_prepared_statements where statement like ${pattern}`.execute(
    database,
  );
  return rows.map(({ statement }) => statement);
};

test('a connection prepares a statement with values once, however often it runs', async () => {
  for (const id of [1, 2, 3]) await sql`select name from thing where id = ${id}`.execute(database);
  expect(await prepared('select name from thing%')).toEqual([
    'select name from thing where id = $1',
  ]);
});

test('a table that gains a column while the shop runs breaks no statement', async () => {
  const all = () => sql`select * from thing where id > ${0}`.execute(database);
  await all();
  await sql`alter table thing add column colour text`.execute(database);
  await expect(all()).resolves.toMatchObject({ rows: [] });
  expect(await prepared('select * from thing%')).toEqual([]);
});

test('a statement that selects all of given values is prepared too', async () => {
  const rows = JSON.stringify([{ id: 1 }]);
  await sql`with given as (select * from jsonb_to_recordset(${rows}::jsonb) as given (id int))
    update thing set name = 'mug' from given where thing.id = given.id`.execute(database);
  expect(await prepared('with given as (select *%')).toHaveLength(1);
});
