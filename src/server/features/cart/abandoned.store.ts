/** Guests' carts that nobody came back for. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export function abandonedCartsStore(database: Database) {
  return {
    /** Untouched since `before`, never ordered, nobody's; items go with their cart. Answers how many. */
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
  };
}
