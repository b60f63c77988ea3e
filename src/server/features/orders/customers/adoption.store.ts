/** Gives guest orders to the customer with that confirmed email address; never other customers' orders. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connection/connection.ts';

const IS_OWNER = sql`customer.email = order_person.email AND customer.email_confirmed_at IS NOT NULL
  AND customer.deactivated_at IS NULL AND customer.erased_at IS NULL`;

export function adoptionStore(database: Database) {
  return {
    /** All guest orders under the customer's address; returns the count. */
    adoptAll: async (customerId: string): Promise<number> => {
      const { numAffectedRows } = await sql`
        UPDATE customer_order SET customer_id = customer.id FROM order_person, customer
        WHERE order_person.order_id = customer_order.id AND customer_order.customer_id IS NULL
          AND customer.id = ${customerId} AND ${IS_OWNER}`.execute(database);
      return Number(numAffectedRows ?? 0);
    },

    /** The customer who gets a guest's order, or null. */
    adoptOne: async (transaction: Transaction, orderId: string): Promise<string | null> => {
      const { rows } = await sql<{ customerId: string }>`
        UPDATE customer_order SET customer_id = customer.id FROM order_person, customer
        WHERE customer_order.id = ${orderId} AND order_person.order_id = customer_order.id
          AND customer_order.customer_id IS NULL AND ${IS_OWNER}
        RETURNING customer.id AS "customerId"`.execute(transaction);
      return rows[0]?.customerId ?? null;
    },
  };
}
