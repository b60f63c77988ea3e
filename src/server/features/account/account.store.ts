/** The texts that a customer's own search covers, in the database. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

export function accountStore(database: Database) {
  return {
    /** By order: product names, chosen options and ordered texts. */
    orderTexts: async (customerId: string): Promise<Map<string, string[]>> => {
      const { rows } = await sql<{ id: string; texts: string[] }>`
        SELECT customer_order.id, array_agg(piece) AS texts
        FROM customer_order
        JOIN order_line ON order_line.order_id = customer_order.id
        CROSS JOIN LATERAL (
          SELECT order_line.name AS piece
          UNION ALL SELECT value FROM jsonb_each_text(order_line.options)
          UNION ALL SELECT word ->> 'text' FROM jsonb_array_elements(order_line.words) AS words (word)
        ) pieces
        WHERE customer_order.customer_id = ${customerId}
        GROUP BY customer_order.id`.execute(database);
      return new Map(rows.map(({ id, texts }) => [id, texts]));
    },
  };
}
