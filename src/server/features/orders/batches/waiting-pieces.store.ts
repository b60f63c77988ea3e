/** Pieces that wait to be put into a batch, in the database. */
import { sql } from 'kysely';
import type { PrintArea, Process } from '../../../../artwork/design/design.ts';
import type { AskedPiece } from '../../../../domain/orders/pieces/batch.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import type { WantedPiece } from './batches.store.ts';

type Within = Database | Transaction;

export interface Due {
  /** A plain date: pieces that are to leave on it or before. */
  by: string;
  process?: string | undefined;
  most: number;
}

/** Of pieces and their orders: in no batch and not on hold. */
const IS_WAITING = sql`piece.state = 'waiting' AND customer_order.held_at IS NULL AND piece.held_reason IS NULL AND batch_id IS NULL`;

const MAKEABLE = sql`JOIN customer_order ON customer_order.id = order_id AND customer_order.state IN ('paid', 'inProduction')
  JOIN blank_variant ON blank_variant.id = order_line.blank_variant_id
  JOIN finish ON finish.id = finish_id
  JOIN blank ON blank.id = blank_id`;

/** Pieces that wait in no batch and are not on hold, what leaves first at the top. */
export async function duePieces(
  within: Within,
  { by, process, most }: Due,
): Promise<WantedPiece[]> {
  const { rows } = await sql<WantedPiece>`
    SELECT piece.id FROM customer_order
      JOIN order_line ON order_id = customer_order.id
      JOIN piece ON order_line_id = order_line.id
    WHERE customer_order.state IN ('paid', 'inProduction') AND ${IS_WAITING}
      AND promise ->> 'dispatchOn' <= ${by} AND (${process ?? null}::text IS NULL OR process = ${process ?? null})
    ORDER BY promise ->> 'dispatchOn', customer_order.id, order_line.position, copy LIMIT ${most}`.execute(
    within,
  );
  return rows;
}

export interface PieceKinds {
  /** Of its process, blank and finish: what shares a sheet. */
  finishId: string;
  process: Process;
  blank: string;
  finish: string;
  area: PrintArea;
  /** Made one by one, in a rotary. */
  isRotary: boolean;
  pieceIds: string[];
}

/** Which of these pieces share a sheet. Those that no longer wait, are held or in a batch are left out. */
export async function kindsOf(within: Within, pieceIds: readonly string[]): Promise<PieceKinds[]> {
  const { rows } = await sql<PieceKinds>`
    SELECT finish.id AS "finishId", order_line.process, blank.name AS blank, finish.name AS finish, blank.area,
      finish.settings ->> 'rotary' IS NOT NULL AS "isRotary", array_agg(piece.id) AS "pieceIds"
    FROM piece JOIN order_line ON order_line.id = order_line_id ${MAKEABLE}
    WHERE piece.id = ANY(${pieceIds}::uuid[]) AND ${IS_WAITING}
    GROUP BY finish.id, order_line.process, blank.id
    ORDER BY blank.name, finish.name, order_line.process`.execute(within);
  return rows;
}

export interface PieceToAdd {
  id: string;
  version: number;
  reference: string;
  name: string;
  words: { label: string; text: string }[];
  /** A plain date. */
  dispatchOn: string;
}

/** Other waiting pieces that may share a sheet with these, what leaves first at the top. */
export async function piecesToAdd(
  within: Within,
  { finishId, process }: Pick<PieceKinds, 'finishId' | 'process'>,
  { besides, most }: { besides: readonly string[]; most: number },
): Promise<PieceToAdd[]> {
  const { rows } = await sql<PieceToAdd>`
    SELECT piece.id, piece.version, reference, order_line.name, words, promise ->> 'dispatchOn' AS "dispatchOn"
    FROM customer_order JOIN order_line ON order_id = customer_order.id
      JOIN piece ON order_line_id = order_line.id
      JOIN blank_variant ON blank_variant.id = order_line.blank_variant_id
    WHERE customer_order.state IN ('paid', 'inProduction') AND ${IS_WAITING}
      AND blank_variant.finish_id = ${finishId} AND order_line.process = ${process} AND piece.id <> ALL(${besides}::uuid[])
    ORDER BY promise ->> 'dispatchOn', customer_order.id, order_line.position, copy LIMIT ${most}`.execute(
    within,
  );
  return rows;
}

export interface FoundPiece extends AskedPiece {
  id: string;
}

/** In the order in which they are asked for. */
export async function piecesAsked(
  within: Within,
  pieceIds: readonly string[],
): Promise<FoundPiece[]> {
  const { rows } = await sql<FoundPiece>`
    SELECT piece.id, customer_order.state AS "orderState", piece.state, batch_id AS "batchId", piece.version,
      customer_order.held_at IS NOT NULL OR piece.held_reason IS NOT NULL AS "isHeld"
    FROM unnest(${pieceIds}::uuid[]) WITH ORDINALITY AS asked (id, place)
      JOIN piece ON piece.id = asked.id
      JOIN order_line ON order_line.id = order_line_id
      JOIN customer_order ON customer_order.id = order_id
    ORDER BY place`.execute(within);
  return rows;
}

/** Pieces that are to leave until a day, and are begun or to be approved without a batch; what leaves first at the top. */
export async function duePiecesLeftOut(
  within: Within,
  { by, most }: Omit<Due, 'process'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT piece.id FROM customer_order
      JOIN order_line ON order_id = customer_order.id
      JOIN piece ON order_line_id = order_line.id
    WHERE customer_order.state IN ('paid', 'inProduction') AND piece.state IN ('toApprove', 'waiting', 'making')
      AND batch_id IS NULL AND NOT (${IS_WAITING}) AND promise ->> 'dispatchOn' <= ${by}
    ORDER BY promise ->> 'dispatchOn', customer_order.id, order_line.position, copy LIMIT ${most}`.execute(
    within,
  );
  return rows.map(({ id }) => id);
}
