/** Reads that belong together: on one connection, of one moment. */
import type { Database, Transaction } from './connection.ts';

/** Sees the database as it is when the first query runs. One query at a time. */
export function inSnapshot<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);
}
