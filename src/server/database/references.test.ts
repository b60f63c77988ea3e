/** Deleting a row, and finding what belongs to a customer, reads no whole table. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database/database.ts';

const { database } = await testDatabase();

/** Their rows are never deleted: they stay for orders, or are withdrawn. */
const KEPT = ['blank_variant', 'finish', 'product_variant', 'staff'];

test('each reference to a row that may be deleted has an index', async () => {
  const { rows } = await sql<{ reference: string; to: string }>`
    SELECT constraint_of.conrelid::regclass || '.' || attname AS reference,
      constraint_of.confrelid::regclass::text AS to
    FROM pg_constraint constraint_of
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1]
        AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) = format('(%s IS NOT NULL)', attname))
    )
    ORDER BY 1`.execute(database);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ to }) => !KEPT.includes(to)).map(({ reference }) => reference)).toEqual([]);
});
