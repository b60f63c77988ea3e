/** Serialises changes to one customer's data. */
import type { Transaction } from './connection/connection.ts';

/**
 * Locks the customer until the transaction ends; false for one who is unknown or erased. Uses NO
 * KEY, because rows inserted elsewhere that refer to the customer take a key share lock, which
 * conflicts with FOR UPDATE.
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
