/** Reads of a year's rows, for whose groups Postgres would otherwise write to disk. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { inSnapshot } from '../../database/connection/snapshot.ts';

const SORT_MEMORY = '32MB';

export function withSortMemory<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inSnapshot(database, async (transaction) => {
    await sql`SET LOCAL work_mem = ${sql.lit(SORT_MEMORY)}`.execute(transaction);
    return work(transaction);
  });
}
