/** Who may change the words of a paid line, and until when. */
import { lineStateOf } from '../pieces/order-of-pieces.ts';
import { mayEdit } from '../order-steps.ts';
import type { OrderState } from '../order-steps.ts';
import type { PieceState } from '../production-steps.ts';

export interface PieceInWorkshop {
  state: PieceState;
  /** The batch that it is in; null: none. */
  batchId: string | null;
}

/** A batch has a sheet with the words, which is printed. */
const isInBatch = (pieces: readonly PieceInWorkshop[]): boolean =>
  pieces.some(({ state, batchId }) => state === 'waiting' && batchId !== null);

/** Spoiled pieces have others in their places. */
const UNBEGUN: readonly PieceState[] = ['toApprove', 'waiting', 'spoiled'];

/** The buyer, until production starts or a copy of the line is put into a batch. */
export const mayEditByBuyer = (state: OrderState, pieces: readonly PieceInWorkshop[]): boolean =>
  mayEdit(state, lineStateOf(pieces)) && !isInBatch(pieces);

/** The staff also change lines in production of which every piece waits: the words were wrong. */
export const mayEditByStaff = (state: OrderState, pieces: readonly PieceInWorkshop[]): boolean =>
  !isInBatch(pieces) &&
  (mayEdit(state, lineStateOf(pieces)) ||
    (state === 'inProduction' && pieces.every(({ state: each }) => UNBEGUN.includes(each))));
