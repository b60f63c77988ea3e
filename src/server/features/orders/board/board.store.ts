/** The pieces on the workshop's board, in the database. */
import { sql } from 'kysely';
import type { BoardState } from '../../../../domain/orders/board-steps.ts';
import type { Database } from '../../../database/connection.ts';

export interface BoardPiece {
  id: string;
  version: number;
  state: BoardState;
  reference: string;
  lineId: string;
  designHash: string;
  position: number;
  copy: number;
  copies: number;
  name: string;
  options: Record<string, string>;
  words: { label: string; text: string }[];
  process: string;
  blank: string;
  finish: string;
  /** A plain date. */
  dispatchOn: string;
  isRemake: boolean;
  makerId: string | null;
  heldReason: string | null;
  orderHeldReason: string | null;
}

/** At most `most`, earliest promised day first. Orders are found by their index of open ones. */
export async function openPieces(database: Database, most: number): Promise<BoardPiece[]> {
  const { rows } = await sql<BoardPiece>`
    SELECT piece.id, version, piece.state, reference, order_line.id AS "lineId", design_hash AS "designHash", order_line.position,
      copy, quantity AS copies, order_line.name, order_line.options, words, order_line.process, blank.name AS blank,
      finish.name AS finish, promise ->> 'dispatchOn' AS "dispatchOn", remake_of IS NOT NULL AS "isRemake",
      maker_id AS "makerId", piece.held_reason AS "heldReason", customer_order.held_reason AS "orderHeldReason"
    FROM customer_order
      JOIN order_line ON order_id = customer_order.id
      JOIN piece ON order_line_id = order_line.id AND piece.state IN ('waiting', 'making', 'made', 'packed')
      JOIN blank_variant ON blank_variant.id = order_line.blank_variant_id
      JOIN finish ON finish.id = finish_id
      JOIN blank ON blank.id = blank_id
    WHERE customer_order.state IN ('paid', 'inProduction')
    ORDER BY promise ->> 'dispatchOn', customer_order.id, order_line.position, copy LIMIT ${most}`.execute(
    database,
  );
  return rows;
}

/** The order of each of these pieces; unknown ones are left out. */
export async function ordersOfPieces(
  database: Database,
  pieceIds: readonly string[],
): Promise<{ pieceId: string; orderId: string }[]> {
  return database
    .selectFrom('piece')
    .innerJoin('orderLine', 'orderLine.id', 'piece.orderLineId')
    .select(['piece.id as pieceId', 'orderLine.orderId'])
    .where('piece.id', 'in', pieceIds)
    .execute();
}
