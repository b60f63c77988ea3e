/** Saved addresses in the database; every statement is limited to their customer. */
import type { Address } from '../../../domain/delivery/address.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { toJson } from '../../database/json.ts';
import { lockCustomer } from '../../database/lock-customer.ts';

const ADDRESS = ['id', 'address', 'isDefault'] as const;
export type StoredAddress = Pick<Row<'savedAddress'>, (typeof ADDRESS)[number]>;

export function addressesStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),

    lockOwner: lockCustomer,

    /** The default first, then the newest. */
    all: async (
      customerId: string,
      within: Database | Transaction = database,
    ): Promise<StoredAddress[]> =>
      within
        .selectFrom('savedAddress')
        .select(ADDRESS)
        .where('customerId', '=', customerId)
        .orderBy('isDefault', 'desc')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    find: async (
      customerId: string,
      id: string,
      within: Database | Transaction = database,
    ): Promise<StoredAddress | null> =>
      (await within
        .selectFrom('savedAddress')
        .select(ADDRESS)
        .where('customerId', '=', customerId)
        .where('id', '=', id)
        .executeTakeFirst()) ?? null,

    insert: async (
      transaction: Transaction,
      customerId: string,
      address: Address,
      now: Date,
    ): Promise<string> => {
      const id = newId();
      await transaction
        .insertInto('savedAddress')
        .values({
          id,
          customerId,
          address: toJson(address),
          createdAt: now,
          updatedAt: now,
        })
        .execute();
      return id;
    },

    update: (transaction: Transaction, id: string, address: Address, now: Date) =>
      transaction
        .updateTable('savedAddress')
        .set({ address: toJson(address), updatedAt: now })
        .where('id', '=', id)
        .execute(),

    delete: (transaction: Transaction, id: string) =>
      transaction.deleteFrom('savedAddress').where('id', '=', id).execute(),

    /** Unsets the old default first, because the unique index is checked for each row. */
    async makeDefault(transaction: Transaction, customerId: string, id: string): Promise<void> {
      await transaction
        .updateTable('savedAddress')
        .set({ isDefault: false })
        .where('customerId', '=', customerId)
        .where('isDefault', '=', true)
        .execute();
      await transaction
        .updateTable('savedAddress')
        .set({ isDefault: true })
        .where('id', '=', id)
        .execute();
    },
  };
}
