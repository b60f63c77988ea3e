/** Wishlist items in the database: customer, variant and date. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { lockCustomer } from '../../database/lock-customer.ts';

export interface StoredItem {
  productId: string;
  addedAt: Date;
}

export interface BackInStockNotice {
  customerId: string;
  productIds: string[];
}

export function wishlistStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),

    lockOwner: lockCustomer,

    /** Newest first. */
    all: (customerId: string, within: Database | Transaction = database): Promise<StoredItem[]> =>
      within
        .selectFrom('wishlistItem')
        .select(['productVariantId as productId', 'addedAt'])
        .where('customerId', '=', customerId)
        .orderBy('addedAt', 'desc')
        .orderBy('productVariantId', 'desc')
        .execute(),

    insert: async (
      transaction: Transaction,
      customerId: string,
      productId: string,
      now: Date,
    ): Promise<void> => {
      await transaction
        .insertInto('wishlistItem')
        .values({ customerId, productVariantId: productId, addedAt: now })
        .execute();
    },

    delete: async (
      transaction: Transaction,
      customerId: string,
      productId: string,
    ): Promise<void> => {
      await transaction
        .deleteFrom('wishlistItem')
        .where('customerId', '=', customerId)
        .where('productVariantId', '=', productId)
        .execute();
    },

    isInStock: async (blankVariantId: string): Promise<boolean> =>
      (await database
        .selectFrom('blankVariant')
        .select('id')
        .where('id', '=', blankVariantId)
        .where('stock', '>', 0)
        .executeTakeFirst()) !== undefined,

    /** The next customers with wishlist items on this blank, in id order; newest items first. */
    wishing: async (
      blankVariantId: string,
      { after, limit }: { after: string | null; limit: number },
    ): Promise<BackInStockNotice[]> => {
      const { rows } = await sql<BackInStockNotice>`
        SELECT customer_id AS "customerId", array_agg(item.product_variant_id ORDER BY added_at DESC, item.product_variant_id DESC) AS "productIds"
        FROM wishlist_item item JOIN product_variant ON product_variant.id = item.product_variant_id
        WHERE product_variant.blank_variant_id = ${blankVariantId} AND (${after}::uuid IS NULL OR customer_id > ${after}::uuid)
        GROUP BY customer_id ORDER BY customer_id LIMIT ${limit}`.execute(database);
      return rows;
    },
  };
}
