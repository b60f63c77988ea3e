/** One order in the database, as the office shows it. */
import type { Database, Row, Transaction } from '../../../../database/connection/connection.ts';
import { sql } from 'kysely';
import type { PieceInWorkshop } from '../../../../../domain/orders/office/change-of-words.ts';
import type { RemadePiece } from '../../../../../domain/orders/pieces/order-of-pieces.ts';

export type HistoryEntry = Pick<Row<'orderHistory'>, 'id' | 'at' | 'actor' | 'event' | 'detail'>;

/** Oldest first. */
export function fullHistory(
  within: Database | Transaction,
  orderId: string,
): Promise<HistoryEntry[]> {
  return within
    .selectFrom('orderHistory')
    .select(['id', 'at', 'actor', 'event', 'detail'])
    .where('orderId', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export function ledgerOf(
  within: Database | Transaction,
  orderId: string,
): Promise<{ kind: string; amountPence: number; at: Date }[]> {
  return within
    .selectFrom('ledgerEntry')
    .select(['kind', 'amountPence', 'at'])
    .where('orderId', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Paid orders under an email address. */
export async function paidOrdersOf(within: Database | Transaction, email: string): Promise<number> {
  const { count } = await within
    .selectFrom('orderPerson')
    .innerJoin('customerOrder', 'customerOrder.id', 'orderPerson.orderId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('paidAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

export type LineMade = Pick<Row<'orderLine'>, 'id' | 'productionState'> & {
  /** Without spoiled ones; none before payment. */
  pieces: (RemadePiece & PieceInWorkshop)[];
  files: { kind: string; widthMm: number; heightMm: number; sizeBytes: number }[];
};

export async function linesMade(
  within: Database | Transaction,
  orderId: string,
): Promise<LineMade[]> {
  const { rows } = await sql<LineMade>`
    SELECT id, production_state AS "productionState", (
      SELECT coalesce(jsonb_agg(jsonb_build_object('state', state, 'remakeOf', remake_of, 'batchId', batch_id)), '[]')
      FROM piece WHERE order_line_id = order_line.id AND state <> 'spoiled') AS pieces, (
      SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'widthMm', width_mm, 'heightMm', height_mm,
        'sizeBytes', size_bytes) ORDER BY kind), '[]') FROM machine_file WHERE order_line_id = order_line.id) AS files
    FROM order_line WHERE order_id = ${orderId}`.execute(within);
  return rows;
}
