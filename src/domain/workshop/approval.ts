/** Pieces whose design somebody has to look at before they may be made. */
import { ShopError } from '../errors.ts';
import type { PieceInWorkshop } from '../orders/office/change-of-words.ts';

/** What is in a batch is printed on its sheet. */
export const mayFlag = ({ state, batchId }: PieceInWorkshop): boolean =>
  state === 'waiting' && batchId === null;

/** Throws stepNotAllowed. Called before a piece is flagged. */
export function refuseUnflaggable(piece: PieceInWorkshop & { copy: number }): void {
  if (piece.state === 'toApprove' || mayFlag(piece)) return;
  throw new ShopError('stepNotAllowed', {
    message:
      piece.batchId !== null && piece.state === 'waiting'
        ? `Piece ${piece.copy} is in a batch, so its sheet may be printed. Take the batch apart first.`
        : `Piece ${piece.copy} is begun. Only what waits can be marked to be approved.`,
  });
}

/** Throws stepNotAllowed. Called before anything is made of a piece. */
export function refuseUnapproved({ state, copy }: { state: string; copy: number }): void {
  if (state === 'toApprove')
    throw new ShopError('stepNotAllowed', {
      message: `The design of piece ${copy} is to be approved. Look at it first.`,
    });
}
