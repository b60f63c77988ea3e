/** The searchable words of orders, kept beside them in the database. */
import { sql } from 'kysely';
import type { Transaction } from '../../../database/connection/connection.ts';

/** Call it after every change of a reference, a line, a person or a tracking number. */
export async function refreshOrderSearch(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  await sql`SELECT refresh_order_search(${[...orderIds]}::uuid[])`.execute(transaction);
}
