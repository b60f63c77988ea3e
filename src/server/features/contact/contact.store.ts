/** Forms from the website, in the database. */
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { toJson } from '../../database/json.ts';

export interface WebsiteMessage {
  id: string;
  title: string;
  items: { name: string; value: string }[];
  color: string;
  receivedAt: Date;
  /** Email of the signed-in customer; null for a guest. */
  customerEmail: string | null;
}

export function contactStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),

    insert: async (
      transaction: Transaction,
      {
        items,
        ...row
      }: Omit<WebsiteMessage, 'customerEmail'> & {
        customerId: string | null;
      },
    ): Promise<void> => {
      await transaction
        .insertInto('websiteMessage')
        .values({ ...row, items: toJson(items) })
        .execute();
    },

    /** Null if it has been deleted. */
    find: async (id: string): Promise<WebsiteMessage | null> =>
      (await database
        .selectFrom('websiteMessage')
        .leftJoin('customer', 'customer.id', 'websiteMessage.customerId')
        .select([
          'websiteMessage.id',
          'title',
          'items',
          'color',
          'receivedAt',
          'customer.email as customerEmail',
        ])
        .where('websiteMessage.id', '=', id)
        .executeTakeFirst()) ?? null,

    /** What this customer sent while signed in, oldest first. */
    ofCustomer: async (
      customerId: string,
    ): Promise<Pick<WebsiteMessage, 'title' | 'items' | 'receivedAt'>[]> =>
      database
        .selectFrom('websiteMessage')
        .select(['title', 'items', 'receivedAt'])
        .where('customerId', '=', customerId)
        .orderBy('receivedAt')
        .execute(),

    deleteBefore: async (moment: Date): Promise<void> => {
      await database.deleteFrom('websiteMessage').where('receivedAt', '<', moment).execute();
    },
  };
}
