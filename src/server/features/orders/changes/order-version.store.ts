/** The version of an order: each change has a row in its history. */
import type { Row, Transaction } from '../../../database/connection/connection.ts';

export type HistoryEntry = Pick<Row<'orderHistory'>, 'at' | 'actor' | 'event' | 'detail'>;

/** The caller holds the order lock. */
export async function orderVersion(transaction: Transaction, orderId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('orderHistory')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What has happened after a version, oldest first. */
export function historyAfter(
  transaction: Transaction,
  orderId: string,
  version: number,
): Promise<HistoryEntry[]> {
  return transaction
    .selectFrom('orderHistory')
    .select(['at', 'actor', 'event', 'detail'])
    .where('orderId', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .offset(version)
    .execute();
}
