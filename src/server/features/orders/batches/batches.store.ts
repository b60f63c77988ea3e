/** Batches and which pieces are in them, in the database. */
import { sql } from 'kysely';
import type { BatchSheet } from '../../../../artwork/production/nest.ts';
import type { LeftOutCause } from '../../../../domain/orders/pieces/batch.ts';
import type { Database, Row, Transaction } from '../../../database/connection/connection.ts';
import { toJson } from '../../../database/json.ts';

export type Batch = Row<'batch'>;
type Within = Database | Transaction;

export interface WantedPiece {
  id: string;
  /** As the member saw it; absent: as it is. */
  version?: number;
}

/** Returns its number, or null if a batch with this id was made before. */
export async function insertBatch(
  transaction: Transaction,
  { id, sheet, staffId, at }: { id: string; sheet: BatchSheet; staffId: string; at: Date },
): Promise<number | null> {
  const made = await transaction
    .insertInto('batch')
    .values({
      id,
      sheet: toJson(sheet),
      state: 'preparing',
      preparedBy: staffId,
      createdAt: at,
      changedAt: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('number')
    .executeTakeFirst();
  return made?.number ?? null;
}

/** Unknown pieces are left out. Returns how many were recorded. */
export async function insertWanted(
  transaction: Transaction,
  batchId: string,
  pieces: readonly WantedPiece[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO batch_piece (batch_id, piece_id, position, version)
    SELECT ${batchId}, piece.id, row_number() OVER (ORDER BY place), wanted.version
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) AS (id uuid, version integer))
      WITH ORDINALITY AS wanted (id, version, place)
    JOIN piece USING (id)`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

export function batchById(within: Within, id: string): Promise<Batch | undefined> {
  return within.selectFrom('batch').selectAll().where('id', '=', id).executeTakeFirst();
}

export function batchByNumber(within: Within, number: number): Promise<Batch | undefined> {
  return within.selectFrom('batch').selectAll().where('number', '=', number).executeTakeFirst();
}

/** Locks it until the transaction ends. Lock the orders of its pieces first. */
export async function lockBatch(transaction: Transaction, id: string): Promise<Batch> {
  return transaction
    .selectFrom('batch')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export interface WantedOfOrder {
  orderId: string;
  pieces: { id: string; version: number | null }[];
}

/** What is asked for and not decided yet, by order, in the order in which they were chosen. */
export async function undecided(within: Within, batchId: string): Promise<WantedOfOrder[]> {
  const { rows } = await sql<WantedOfOrder>`
    SELECT order_id AS "orderId", jsonb_agg(jsonb_build_object('id', piece.id, 'version', batch_piece.version)) AS pieces
    FROM batch_piece JOIN piece ON piece.id = piece_id JOIN order_line ON order_line.id = order_line_id
    WHERE batch_piece.batch_id = ${batchId} AND left_out IS NULL AND piece.batch_id IS DISTINCT FROM ${batchId}
    GROUP BY order_id ORDER BY min(batch_piece.position)`.execute(within);
  return rows;
}

/**
 * The orders of all pieces that were asked for, whether or not they are in the batch yet: its
 * preparation may be putting them in. In id order, so that they are always locked in the same order.
 */
export async function ordersOfBatch(within: Within, batchId: string): Promise<string[]> {
  const rows = await within
    .selectFrom('batchPiece')
    .innerJoin('piece', 'piece.id', 'batchPiece.pieceId')
    .innerJoin('orderLine', 'orderLine.id', 'piece.orderLineId')
    .select('orderLine.orderId')
    .distinct()
    .where('batchPiece.batchId', '=', batchId)
    .orderBy('orderLine.orderId')
    .execute();
  return rows.map(({ orderId }) => orderId);
}

export async function leaveOut(
  transaction: Transaction,
  batchId: string,
  left: readonly { id: string; cause: LeftOutCause }[],
): Promise<void> {
  for (const { id, cause } of left)
    await transaction
      .updateTable('batchPiece')
      .set({ leftOut: cause })
      .where('batchId', '=', batchId)
      .where('pieceId', '=', id)
      .execute();
}

/** For the progress bar; `add` steps are done. */
export async function recordProgress(
  within: Within,
  id: string,
  { add, total }: { add?: number; total?: number },
): Promise<void> {
  await sql`UPDATE batch SET steps_done = CASE WHEN ${total ?? null}::int IS NULL THEN steps_done + ${add ?? 0} ELSE 0 END,
    steps_total = coalesce(${total ?? null}, steps_total) WHERE id = ${id}`.execute(within);
}

export interface PieceOfBatch {
  id: string;
  number: number;
  copy: number;
  lineId: string;
  isRemake: boolean;
}

/** The pieces that are in it, as they were chosen. */
export async function piecesOfBatch(within: Within, batchId: string): Promise<PieceOfBatch[]> {
  const { rows } = await sql<PieceOfBatch>`
    SELECT piece.id, piece.number, copy, order_line_id AS "lineId", remake_of IS NOT NULL AS "isRemake"
    FROM piece JOIN batch_piece ON piece_id = piece.id AND batch_piece.batch_id = piece.batch_id
    WHERE piece.batch_id = ${batchId} ORDER BY position`.execute(within);
  return rows;
}

export async function setBatchState(
  transaction: Transaction,
  id: string,
  { state, at }: { state: Batch['state']; at: Date },
): Promise<void> {
  await transaction
    .updateTable('batch')
    .set({ state, changedAt: at })
    .where('id', '=', id)
    .execute();
}

export interface ListedBatch extends Pick<
  Batch,
  'id' | 'number' | 'state' | 'createdAt' | 'stepsDone' | 'stepsTotal'
> {
  isMine: boolean;
  /** How many pieces it has in each state. */
  counts: Record<string, number>;
  leftOut: number;
  /** The blanks in it, by name. */
  blanks: string[];
}

/** Newest first, at most `most`, below a number. */
export async function listBatches(
  within: Within,
  { below, most, staffId }: { below: number | null; most: number; staffId: string },
): Promise<ListedBatch[]> {
  const { rows } = await sql<ListedBatch>`
    SELECT batch.id, number, state, created_at AS "createdAt", steps_done AS "stepsDone", steps_total AS "stepsTotal",
      prepared_by = ${staffId} AS "isMine",
      (SELECT coalesce(jsonb_object_agg(state, count), '{}') FROM (SELECT state, count(*)::int AS count FROM piece
        WHERE piece.batch_id = batch.id GROUP BY state) AS counted) AS counts,
      (SELECT count(*)::int FROM batch_piece WHERE batch_id = batch.id AND left_out IS NOT NULL) AS "leftOut",
      ARRAY(SELECT DISTINCT blank.name FROM batch_piece
        JOIN piece ON piece.id = piece_id JOIN order_line ON order_line.id = order_line_id
        JOIN blank_variant ON blank_variant.id = order_line.blank_variant_id
        JOIN finish ON finish.id = finish_id JOIN blank ON blank.id = blank_id
        WHERE batch_piece.batch_id = batch.id AND left_out IS NULL ORDER BY blank.name) AS blanks
    FROM batch WHERE ${below}::int IS NULL OR number < ${below}
    ORDER BY number DESC LIMIT ${most}`.execute(within);
  return rows;
}
