/** Deletes or empties abandoned guest carts. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

export function abandonedCartsStore(database: Database) {
  return {
    /** Deletes guest carts untouched since `before` and never ordered, with their items. Returns the count. */
    delete: async (before: Date, most: number): Promise<number> => {
      const { numAffectedRows } = await sql`
        DELETE FROM cart WHERE id IN (
          SELECT id FROM cart WHERE customer_id IS NULL AND updated_at < ${before}
            AND NOT EXISTS (SELECT FROM customer_order WHERE customer_order.cart_id = cart.id)
            AND NOT EXISTS (SELECT FROM cart merged WHERE merged.merged_into = cart.id)
          LIMIT ${most} FOR UPDATE SKIP LOCKED
        )`.execute(database);
      return Number(numAffectedRows ?? 0);
    },

    /**
     * Empties abandoned guest carts that have orders, and removes their personal data. The orders
     * refer to the cart, so its row stays. Returns the count.
     */
    empty: async (before: Date, most: number): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        WITH emptied AS (
          UPDATE cart SET first_name = '', last_name = '', email = '', phone = '', mobile = '', comment = '',
            payment_address = NULL, shipping_address = NULL
          WHERE id IN (
            SELECT id FROM cart WHERE customer_id IS NULL AND updated_at < ${before}
              AND (concat(first_name, last_name, email, phone, mobile, comment) <> ''
                OR payment_address IS NOT NULL OR shipping_address IS NOT NULL
                OR EXISTS (SELECT FROM cart_item WHERE cart_item.cart_id = cart.id))
            LIMIT ${most} FOR UPDATE SKIP LOCKED)
          RETURNING id
        ), gone AS (DELETE FROM cart_item WHERE cart_id IN (SELECT id FROM emptied))
        SELECT count(*)::int AS count FROM emptied`.execute(database);
      return rows[0]?.count ?? 0;
    },
  };
}
