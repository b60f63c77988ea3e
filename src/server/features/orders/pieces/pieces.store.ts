/** Pieces in the database, and the states of lines that follow from them. */
import { sql } from 'kysely';
import { lineStateOf } from '../../../../domain/orders/pieces/order-of-pieces.ts';
import type { PieceEvent, PieceState } from '../../../../domain/orders/production-steps.ts';
import type { RemakeCause } from '../../../../domain/orders/pieces/remake.ts';
import type { Database, Row, Transaction } from '../../../database/connection/connection.ts';
import { newId } from '../../../database/ids.ts';

const PIECE = [
  ...(['id', 'orderLineId', 'copy', 'state', 'stage', 'remakeOf', 'heldReason'] as const),
  'makerId',
  'batchId',
  'version',
] as const;
export type Piece = Pick<Row<'piece'>, (typeof PIECE)[number]>;

/** By line, then by copy; without spoiled pieces, which others replace. */
export function livePieces(within: Database | Transaction, orderId: string): Promise<Piece[]> {
  return within
    .selectFrom('piece')
    .innerJoin('orderLine', 'orderLine.id', 'piece.orderLineId')
    .select(PIECE.map((column) => `piece.${column}` as const))
    .where('orderLine.orderId', '=', orderId)
    .where('piece.state', '<>', 'spoiled')
    .orderBy('orderLine.position')
    .orderBy('copy')
    .execute();
}

export type NumberedPiece = Pick<Row<'piece'>, 'id' | 'number' | 'state' | 'heldReason'>;

/** Also spoiled ones; by their numbers. */
export function numberedPieces(
  within: Database | Transaction,
  ids: readonly string[],
): Promise<NumberedPiece[]> {
  return within
    .selectFrom('piece')
    .select(['id', 'number', 'state', 'heldReason'])
    .where('id', 'in', ids)
    .orderBy('number')
    .execute();
}

export interface PieceChange {
  piece: Piece;
  /** A step, or what leaves the piece where it is. */
  event: PieceEvent | 'hold' | 'release' | 'putInBatch' | 'takeOutOfBatch';
  to: PieceState;
  /** Null unless the piece is held afterwards. */
  heldReason: string | null;
  spoilCause?: RemakeCause;
  /** To which it comes, or from which on it is made; null: none. */
  stage?: string | null;
  /** The member who begins to make it, or who finishes it if no maker is recorded. */
  makerId?: string | null;
  /** Into which it is put. */
  batchId?: string | null;
}

export interface PieceAuthor {
  /** For the history. */
  actor: string;
  at: Date;
}

/** The caller holds the lock of the order. */
export async function writePieces(
  transaction: Transaction,
  changes: readonly PieceChange[],
  { actor, at }: PieceAuthor,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(
    ({ piece, event, to, heldReason, spoilCause, stage, makerId, batchId }) => ({
      id: piece.id,
      before: piece.version,
      from: piece.state,
      event,
      to,
      held: heldReason,
      cause: spoilCause ?? null,
      stage: stage ?? null,
      maker: makerId ?? null,
      batch: batchId ?? null,
    }),
  );
  const { numAffectedRows } = await sql`
    WITH change AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS change (
        id uuid, before integer, "from" text, event text, "to" text, held text, cause text, stage text, maker uuid, batch uuid)
    ), changed AS (
      UPDATE piece SET state = "to", held_reason = held, spoil_cause = cause, version = version + 1,
        stage = CASE WHEN "to" <> 'making' THEN NULL WHEN event IN ('start', 'stage') THEN change.stage ELSE piece.stage END,
        maker_id = CASE WHEN event = 'start' THEN maker WHEN event = 'putBack' THEN NULL
          WHEN event = 'finish' AND "from" IN ('waiting', 'making') THEN coalesce(maker_id, maker) ELSE maker_id END,
        batch_id = CASE event WHEN 'putInBatch' THEN batch WHEN 'takeOutOfBatch' THEN NULL ELSE batch_id END, changed_at = ${at}
      FROM change WHERE change.id = piece.id AND version = before
      RETURNING piece.id, version
    )
    INSERT INTO piece_event (piece_id, version, at, actor, event, from_state, to_state, reason, stage)
    SELECT id, version, ${at}, ${actor}, event, "from", "to", CASE event WHEN 'hold' THEN held END, stage
    FROM changed JOIN change USING (id)`.execute(transaction);
  if (numAffectedRows !== BigInt(rows.length))
    throw new Error('A piece changed while its order was locked');
}

/** One for each spoiled piece, in its place. */
export async function insertRemakes(
  transaction: Transaction,
  spoiled: readonly Piece[],
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('piece')
    .values(
      spoiled.map(({ id, orderLineId, copy }) => ({
        id: newId(),
        orderLineId,
        copy,
        state: 'waiting' as const,
        remakeOf: id,
        changedAt: at,
      })),
    )
    .execute();
}

/** Writes the states of an order's lines where they differ from what their pieces say. */
export async function settleLines(
  transaction: Transaction,
  orderId: string,
  pieces: readonly Piece[],
): Promise<void> {
  const lines = await transaction
    .selectFrom('orderLine')
    .select(['id', 'productionState'])
    .where('orderId', '=', orderId)
    .execute();
  for (const { id, productionState } of lines) {
    const state = lineStateOf(pieces.filter(({ orderLineId }) => orderLineId === id));
    if (state !== productionState)
      await transaction
        .updateTable('orderLine')
        .set({ productionState: state })
        .where('id', '=', id)
        .execute();
  }
}

/** An order that was never paid has no pieces, but its lines end with it. */
export async function cancelLines(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .updateTable('orderLine')
    .set({ productionState: 'cancelled' })
    .where('orderId', '=', orderId)
    .execute();
}

/** What has happened to a piece after a version, oldest first. */
export function eventsAfter(
  within: Database | Transaction,
  pieceId: string,
  version: number,
): Promise<
  Pick<Row<'pieceEvent'>, 'at' | 'actor' | 'fromState' | 'toState' | 'event' | 'stage'>[]
> {
  return within
    .selectFrom('pieceEvent')
    .select(['at', 'actor', 'event', 'fromState', 'toState', 'stage'])
    .where('pieceId', '=', pieceId)
    .where('version', '>', version)
    .orderBy('version')
    .execute();
}
