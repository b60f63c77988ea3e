/** The bins of the workshop in the database. */
import { sql } from 'kysely';
import { USUAL_BINS } from '../../../../domain/orders/pieces/bins.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';

/** Another order may take the same free bin at the same moment. */
const ATTEMPTS = 5;

/** The lowest free bin for the order, unless it has one; none if all are in use. */
export async function takeBin(transaction: Transaction, orderId: string, at: Date): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { rows } = await sql<{ isSettled: boolean }>`
      WITH own AS (
        SELECT FROM bin WHERE order_id = ${orderId}
      ), free AS (
        SELECT number FROM generate_series(1, coalesce((SELECT (value ->> 'bins')::int FROM shop_setting
          WHERE settings_group = 'workshop'), ${USUAL_BINS})) AS number
        WHERE NOT EXISTS (SELECT FROM own) AND NOT EXISTS (SELECT FROM bin WHERE bin.number = number.number)
        ORDER BY number LIMIT 1
      ), taken AS (
        INSERT INTO bin (number, order_id, since) SELECT number, ${orderId}, ${at} FROM free
        ON CONFLICT (number) DO NOTHING RETURNING number
      )
      SELECT NOT EXISTS (SELECT FROM free) OR EXISTS (SELECT FROM taken) AS "isSettled"`.execute(
      transaction,
    );
    if (rows[0]?.isSettled) return;
  }
}

export async function freeBin(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.deleteFrom('bin').where('orderId', '=', orderId).execute();
}

/** Null: the order has none. */
export async function binOf(
  within: Database | Transaction,
  orderId: string,
): Promise<number | null> {
  const found = await within
    .selectFrom('bin')
    .select('number')
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return found?.number ?? null;
}

export async function countBins(within: Database | Transaction): Promise<number> {
  const { count } = await within
    .selectFrom('bin')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
