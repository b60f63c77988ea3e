/** Makes changes to what one customer keeps follow one another. */
import type { Transaction } from './connection.ts';

/**
 * Locks the customer until the transaction ends; false for one who is unknown or erased. NO KEY, because rows
 * inserted elsewhere that name the customer take a share of the key, which FOR UPDATE would contest.
 */
export async function lockCustomer(transaction: Transaction, customerId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .where('erasedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
