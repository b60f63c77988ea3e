/** The history of orders in the database. */
import { sql } from 'kysely';
import type { Transaction } from '../../database/connection/connection.ts';
import { ONE } from '../../database/connection/kept-plans.ts';
import { newId } from '../../database/ids.ts';

export interface HistoryRow {
  orderId: string;
  actor: string;
  event: string;
  fromState: string | null;
  toState: string;
  detail?: object;
}

/** Returns the id of the row. */
export async function addHistory(
  transaction: Transaction,
  row: HistoryRow,
  at: Date,
): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('orderHistory')
    .values(historyValues(id, row, at))
    .execute();
  return id;
}

/** Values of a row, for a statement that does more. */
export const historyValues = (id: string, row: HistoryRow, at: Date) => ({
  ...row,
  id,
  at,
  detail: row.detail ? JSON.stringify(row.detail) : null,
});

export async function hasHistory(
  transaction: Transaction,
  orderId: string,
  event: string,
  detail: object,
): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('orderHistory')
      .select('id')
      .where('orderId', '=', orderId)
      .where('event', '=', event)
      .where(sql<boolean>`detail @> ${JSON.stringify(detail)}::jsonb`)
      .limit(ONE)
      .executeTakeFirst()) !== undefined
  );
}
