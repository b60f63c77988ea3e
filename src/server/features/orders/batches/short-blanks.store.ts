/** For which pieces the shelf has no blank. */
import { sql } from 'kysely';
import type { Transaction } from '../../../database/connection/connection.ts';

export interface ShortBlank {
  /** Of the pieces that were asked for. */
  pieceIds: string[];
  /** How many more pieces have a blank on the shelf; those in batches have theirs. */
  spare: number;
}

/** The blanks of these pieces that are short, locked until the transaction ends. Lock the orders first. */
export async function lockShortBlanks(
  transaction: Transaction,
  pieceIds: readonly string[],
): Promise<ShortBlank[]> {
  const locked = await sql<{ id: string }>`
    SELECT id FROM blank_variant WHERE shortage > 0 AND id IN (
      SELECT blank_variant_id FROM piece JOIN order_line ON order_line.id = order_line_id
      WHERE piece.id = ANY(${pieceIds}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(transaction);
  if (locked.rows.length === 0) return [];
  const { rows } = await sql<ShortBlank>`
    SELECT ARRAY(SELECT piece.id FROM piece JOIN order_line ON order_line.id = order_line_id
        WHERE blank_variant_id = blank_variant.id AND piece.id = ANY(${pieceIds}::uuid[])) AS "pieceIds",
      greatest(0, (SELECT count(*) FROM customer_order
        JOIN order_line ON order_id = customer_order.id
        JOIN piece ON order_line_id = order_line.id
        WHERE customer_order.state IN ('paid', 'inProduction') AND piece.state IN ('toApprove', 'waiting') AND batch_id IS NULL
          AND blank_variant_id = blank_variant.id) - shortage)::int AS spare
    FROM blank_variant WHERE id = ANY(${locked.rows.map(({ id }) => id)}::uuid[])`.execute(
    transaction,
  );
  return rows;
}
