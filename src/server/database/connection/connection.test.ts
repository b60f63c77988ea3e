import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';

const { database } = await testDatabase();

test('numbers, dates and documents have the types that the shop uses', async () => {
  const { rows } = await sql`
    select 9007199254740991::bigint as big_number, 12.50::numeric as share,
      date '2026-02-28' as leaves_on, '{"snake_key": 1}'::jsonb as document`.execute(database);
  expect(rows).toEqual([
    {
      bigNumber: 9007199254740991,
      share: 12.5,
      leavesOn: '2026-02-28',
      document: { snake_key: 1 },
    },
  ]);
});

test('a number too large to be exact is refused rather than rounded', async () => {
  await expect(sql`select 9007199254740993::bigint as n`.execute(database)).rejects.toThrow(
    /beyond exact/,
  );
});
