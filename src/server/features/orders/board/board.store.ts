/** The pieces on the workshop's board, in the database. */
import { sql } from 'kysely';
import type { WorkshopState } from '../../../../domain/orders/pieces/board-steps.ts';
import type { LeftOutCause } from '../../../../domain/orders/pieces/batch.ts';
import type { PieceState } from '../../../../domain/orders/production-steps.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { MADE_OF, SHOWN } from './shown-piece.store.ts';
import type { ShownPiece } from './shown-piece.store.ts';

export interface BoardPiece extends ShownPiece {
  id: string;
  version: number;
  state: WorkshopState;
  /** The last stage of making that it came to. */
  stage: string | null;
  process: string;
  blankSlug: string;
  makerId: string | null;
  heldReason: string | null;
  orderHeldReason: string | null;
}

const ON_BOARD = sql`piece.id, piece.version, piece.state, piece.stage, order_line.process, blank.slug AS "blankSlug",
  maker_id AS "makerId", piece.held_reason AS "heldReason", customer_order.held_reason AS "orderHeldReason", ${SHOWN}`;

/** Pieces in the workshop. */
const IS_OPEN = sql`piece.state IN ('toApprove', 'waiting', 'making', 'made', 'packed')`;

/** At most `most`, earliest promised day first. Orders are found by their index of open ones. */
export async function openPieces(database: Database, most: number): Promise<BoardPiece[]> {
  const { rows } = await sql<BoardPiece>`
    SELECT ${ON_BOARD}, batch.number AS "batch"
    FROM customer_order
      JOIN order_line ON order_id = customer_order.id
      JOIN piece ON order_line_id = order_line.id AND ${IS_OPEN}
      LEFT JOIN batch ON batch.id = batch_id
      ${MADE_OF}
    WHERE customer_order.state IN ('paid', 'inProduction')
    ORDER BY promise ->> 'dispatchOn', customer_order.id, order_line.position, copy LIMIT ${most}`.execute(
    database,
  );
  return rows;
}

/** Of a batch, also those left out. A piece may have left the batch and the workshop since. */
export interface PlacedBoardPiece extends Omit<BoardPiece, 'state'> {
  state: PieceState;
  number: number;
  isInside: boolean;
  leftOut: LeftOutCause | null;
  sheet: number | null;
  /** Kinds of its line's machine files. */
  files: string[];
}

/** By sheet, then as they were chosen. */
export async function batchPieces(
  within: Database | Transaction,
  batchId: string,
): Promise<PlacedBoardPiece[]> {
  const { rows } = await sql<PlacedBoardPiece>`
    SELECT ${ON_BOARD}, piece.number, batch_piece.sheet, left_out AS "leftOut", piece.batch_id IS NOT DISTINCT FROM batch_piece.batch_id AS "isInside",
      batch.number AS "batch",
      ARRAY(SELECT kind FROM machine_file WHERE machine_file.order_line_id = order_line.id AND kind <> 'jobSheet' ORDER BY kind) AS files
    FROM batch_piece
      JOIN piece ON piece.id = piece_id
      JOIN order_line ON order_line.id = order_line_id
      JOIN customer_order ON customer_order.id = order_id
      LEFT JOIN batch ON batch.id = piece.batch_id
      ${MADE_OF}
    WHERE batch_piece.batch_id = ${batchId}
    ORDER BY batch_piece.sheet NULLS LAST, batch_piece.position`.execute(within);
  return rows;
}

/** A piece on the board, with what packing needs of its order. */
export interface PieceToPack extends BoardPiece {
  number: number;
  hasGiftNote: boolean;
}

/** All open pieces of orders with a made piece, earliest promised day first; at most `most`. */
export async function piecesToPack(within: Database, most: number): Promise<PieceToPack[]> {
  const { rows } = await sql<PieceToPack>`
    WITH packed AS (
      SELECT DISTINCT order_id FROM piece JOIN order_line ON order_line.id = order_line_id WHERE piece.state = 'made'
    )
    SELECT ${ON_BOARD}, batch.number AS "batch", piece.number, coalesce(trim(comment), '') <> '' AS "hasGiftNote"
    FROM packed
      JOIN customer_order ON customer_order.id = packed.order_id AND customer_order.state = 'inProduction'
      JOIN order_line ON order_line.order_id = customer_order.id
      JOIN piece ON order_line_id = order_line.id AND ${IS_OPEN}
      LEFT JOIN order_person ON order_person.order_id = customer_order.id
      LEFT JOIN batch ON batch.id = batch_id
      ${MADE_OF}
    ORDER BY promise ->> 'dispatchOn', customer_order.id, order_line.position, copy LIMIT ${most}`.execute(
    within,
  );
  return rows;
}

/** The order and the process of each of these pieces; unknown ones are left out. */
export async function ordersOfPieces(
  database: Database,
  pieceIds: readonly string[],
): Promise<{ pieceId: string; orderId: string; process: string }[]> {
  return database
    .selectFrom('piece')
    .innerJoin('orderLine', 'orderLine.id', 'piece.orderLineId')
    .select(['piece.id as pieceId', 'orderLine.orderId', 'orderLine.process'])
    .where('piece.id', 'in', pieceIds)
    .execute();
}
