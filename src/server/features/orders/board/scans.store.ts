/** Scans, and the pieces that they are of, in the database. */
import { sql } from 'kysely';
import type { MachineSettings } from '../../../../artwork/production/machine-settings.ts';
import type { Process } from '../../../../artwork/design/design.ts';
import type { OrderState } from '../../../../domain/orders/order-steps.ts';
import type { PieceState } from '../../../../domain/orders/production-steps.ts';
import type { RemakeCause } from '../../../../domain/orders/pieces/remake.ts';
import type { Database, Row, Transaction } from '../../../database/connection/connection.ts';
import { MADE_OF, SHOWN } from './shown-piece.store.ts';
import type { ShownPiece } from './shown-piece.store.ts';

export type Scan = Row<'scan'>;

/** A piece as far as it decides what a scan of it does. */
export interface PieceToScan {
  id: string;
  orderId: string;
  orderState: OrderState;
  orderHeldReason: string | null;
  version: number;
  state: PieceState;
  /** The last stage of making that it came to. */
  stage: string | null;
  process: Process;
  heldReason: string | null;
  spoilCause: RemakeCause | null;
  /** The number of the piece in its place, if it is spoiled. */
  replacedBy: number | null;
  /** Who brought it to its state, and when; null: nobody yet. */
  movedBy: string | null;
  movedAt: Date | null;
}

export interface ScannedPiece extends PieceToScan, ShownPiece {
  mirrored: boolean;
  settings: MachineSettings;
  remakeCause: RemakeCause | null;
  /** The email address of the member who began to make it. */
  maker: string | null;
  /** Other pieces of the order that are not packed. */
  awaited: number;
}

const TO_SCAN = sql`piece.id, customer_order.id AS "orderId", customer_order.state AS "orderState",
  customer_order.held_reason AS "orderHeldReason", version, piece.state, piece.stage, order_line.process, piece.held_reason AS "heldReason", spoil_cause AS "spoilCause",
  (SELECT number FROM piece again WHERE piece.state = 'spoiled' AND again.order_line_id = piece.order_line_id
    AND again.copy = piece.copy AND again.state <> 'spoiled') AS "replacedBy",
  moved.actor AS "movedBy", moved.at AS "movedAt"`;

const OF_PIECE = sql`piece JOIN order_line ON order_line.id = order_line_id
  JOIN customer_order ON customer_order.id = order_id
  LEFT JOIN LATERAL (SELECT actor, at FROM piece_event WHERE piece_id = piece.id AND from_state <> to_state
    ORDER BY piece_event.version DESC LIMIT 1) moved ON true`;

/** By the number of its code. */
export async function pieceToScan(
  transaction: Transaction,
  number: number,
): Promise<PieceToScan | undefined> {
  const { rows } = await sql<PieceToScan>`
    SELECT ${TO_SCAN} FROM ${OF_PIECE} WHERE number = ${number}`.execute(transaction);
  return rows[0];
}

/** By the number of its code, with what is shown of it. */
export async function scannedPiece(
  database: Database,
  number: number,
): Promise<ScannedPiece | undefined> {
  const { rows } = await sql<ScannedPiece>`
    SELECT ${TO_SCAN}, ${SHOWN}, order_line.mirrored, finish.settings,
      (SELECT batch.number FROM batch WHERE batch.id = batch_id) AS batch,
      (SELECT spoiled.spoil_cause FROM piece spoiled WHERE spoiled.id = piece.remake_of) AS "remakeCause",
      (SELECT email FROM staff WHERE staff.id = maker_id) AS maker,
      (SELECT count(*)::int FROM piece other JOIN order_line beside ON beside.id = other.order_line_id
        WHERE beside.order_id = customer_order.id AND other.id <> piece.id
          AND other.state IN ('toApprove', 'waiting', 'making', 'made')) AS awaited
    FROM ${OF_PIECE} ${MADE_OF}
    WHERE number = ${number}`.execute(database);
  return rows[0];
}

export function findScan(within: Database | Transaction, id: string): Promise<Scan | undefined> {
  return within.selectFrom('scan').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False if there is a scan with this id. Waits for another transaction that inserts one. */
export async function insertScan(transaction: Transaction, scan: Scan): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('scan')
    .values(scan)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function markTakenBack(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .updateTable('scan')
    .set({ outcome: 'takenBack' })
    .where('id', '=', id)
    .execute();
}

export async function deleteScansBefore(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('scan').where('receivedAt', '<', before).execute();
}

/** The maker of a piece, if it is recorded who began it, and not only to have finished it. */
export async function whoBegan(transaction: Transaction, pieceId: string): Promise<string | null> {
  const maker = await transaction
    .selectFrom('piece')
    .innerJoin('staff', 'staff.id', 'piece.makerId')
    .innerJoin('pieceEvent', 'pieceEvent.pieceId', 'piece.id')
    .select('staff.id')
    .where('piece.id', '=', pieceId)
    .where('pieceEvent.event', '=', 'start')
    .whereRef('pieceEvent.actor', '=', 'staff.email')
    .limit(1)
    .executeTakeFirst();
  return maker?.id ?? null;
}
