/** Batches of the workshop: pieces that are made together, with their sheets and papers. */
import { isOpen } from '../order-steps.ts';
import type { OrderState } from '../order-steps.ts';
import type { PieceState } from '../production-steps.ts';

/** A batch that was taken apart stays as a record. */
export type BatchState = 'preparing' | 'ready' | 'takenApart';
export const BATCH_STATES = ['preparing', 'ready', 'takenApart'] as const;

/** Why a piece that was asked for is not in its batch, in words for the workshop. */
export const LEFT_OUT_CAUSES = {
  changed: 'Changed since it was chosen',
  notWaiting: 'No longer waits to be made',
  toApprove: 'To approve: look at it first',
  beingMade: 'Being made: move it back to Waiting first',
  held: 'On hold',
  otherBatch: 'In another batch already',
  photoGone: 'A photograph in it is gone',
  tooFewBlanks: 'Too few blanks on the shelf',
} as const;
export type LeftOutCause = keyof typeof LEFT_OUT_CAUSES;
export const LEFT_OUT_CAUSE_CODES = Object.keys(LEFT_OUT_CAUSES) as LeftOutCause[];

/** The most pieces of one batch: more is no morning's work, and takes minutes to prepare. */
export const MOST_IN_BATCH = 300;

export interface AskedPiece {
  orderState: OrderState;
  state: PieceState;
  batchId: string | null;
  /** The piece or its order. */
  isHeld: boolean;
  version: number;
}

/**
 * Why a piece cannot be put into a batch; null: it can, or is in it already.
 * @param batchId null: of a batch that is not asked for yet
 * @param version as the member saw the piece; null: as it is
 */
export function causeAgainst(
  piece: AskedPiece | undefined,
  { batchId, version }: { batchId: string | null; version: number | null },
): LeftOutCause | null {
  if (!piece || !isOpen(piece.orderState)) return 'notWaiting';
  const { state } = piece;
  if (state === 'toApprove') return 'toApprove';
  if (state !== 'waiting' && state !== 'making') return 'notWaiting';
  if (piece.batchId !== null) return piece.batchId === batchId ? null : 'otherBatch';
  if (piece.isHeld) return 'held';
  if (state === 'making') return 'beingMade';
  return version !== null && version !== piece.version ? 'changed' : null;
}
