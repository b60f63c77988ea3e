/** Deletes unpaid orders in the database: their drawings at once, the orders later. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connection/connection.ts';

/** Tables that refer to an order by order_id, dependent tables first. */
const PARTS = [
  'order_search',
  'order_adjustment',
  'order_line',
  'order_history',
  'stock_hold',
  'payment_attempt',
  'order_person',
] as const;

export function unpaidOrdersStore(database: Database) {
  return {
    /** An order given up unpaid is never made, and its drawings are nearly all of its size. */
    emptyDrawings: async (transaction: Transaction, orderId: string): Promise<void> => {
      await transaction
        .updateTable('orderLine')
        .set({ document: sql`'{}'::jsonb`, designHash: '' })
        .where('orderId', '=', orderId)
        .execute();
    },

    /**
     * Deletes up to `most` orders placed before a date that never had money, an invoice or a ledger
     * entry. Returns the count.
     */
    deleteUnpaid: (before: Date, most: number): Promise<number> =>
      database.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ id: string }>`
          SELECT id FROM customer_order WHERE state = 'cancelled' AND paid_at IS NULL AND placed_at < ${before}
            AND NOT EXISTS (SELECT FROM payment_attempt
              LEFT JOIN capture ON capture.attempt_id = payment_attempt.id
              WHERE payment_attempt.order_id = customer_order.id
                AND (capture.id IS NOT NULL OR payment_attempt.updated_at >= ${before}
                  OR payment_attempt.state IN ('created', 'capturing', 'pending', 'captured', 'review')))
            AND NOT EXISTS (SELECT FROM ledger_entry WHERE ledger_entry.order_id = customer_order.id)
            AND NOT EXISTS (SELECT FROM invoice WHERE invoice.order_id = customer_order.id)
            AND NOT EXISTS (SELECT FROM shipment WHERE shipment.order_id = customer_order.id)
          ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED`.execute(transaction);
        const ids = rows.map(({ id }) => id);
        if (ids.length === 0) return 0;
        for (const part of PARTS)
          await sql`DELETE FROM ${sql.table(part)} WHERE order_id = ANY(${ids})`.execute(
            transaction,
          );
        await sql`DELETE FROM customer_order WHERE id = ANY(${ids})`.execute(transaction);
        return ids.length;
      }),
  };
}
