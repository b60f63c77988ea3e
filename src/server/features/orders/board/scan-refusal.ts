/** Why a scan does not advance its piece: what was expected, and what came. */
import { isInWorkshop } from '../../../../domain/orders/pieces/board-steps.ts';
import { PIECE_STEPS } from '../../../../domain/orders/production-steps.ts';
import { canStep } from '../../../../domain/state-machine.ts';
import { isOpen } from '../../../../domain/orders/order-steps.ts';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import {
  beginsBySpoiling,
  mayRemake,
  REMAKE_CAUSES,
} from '../../../../domain/orders/pieces/remake.ts';
import { isAhead } from '../../../../domain/orders/pieces/scan-step.ts';
import type { ScanStep } from '../../../../domain/orders/pieces/scan-step.ts';
import { initialsOf } from '../../../../domain/staff/initials.ts';
import type { PieceToScan, ScannedPiece } from './scans.store.ts';

const STATES = { making: 'being made', made: 'made', packed: 'packed' } as const;

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Null: it may go on. */
export function whyNotToMake(piece: PieceToScan): string | null {
  const { state, spoilCause, replacedBy, orderState, orderHeldReason, heldReason } = piece;
  if (state === 'spoiled') {
    const cause = spoilCause ? `: ${REMAKE_CAUSES[spoilCause].toLowerCase()}` : '';
    const instead = replacedBy === null ? '' : ` The new piece is ${pieceCodeOf(replacedBy)}.`;
    return `This piece is spoiled${cause}.${instead}`;
  }
  if (state === 'dispatched') return `This piece has been sent${by(piece)}.`;
  if (state === 'cancelled' || !isOpen(orderState))
    return 'The order of this piece is cancelled. It is not to be made.';
  if (orderHeldReason !== null)
    return `The order of this piece is on hold: ${orderHeldReason}. Release it first.`;
  if (state === 'toApprove')
    return 'The design of this piece is to be approved. Look at it first, on the board.';
  if (heldReason !== null) return `This piece is on hold: ${heldReason}. Release it first.`;
  return null;
}

/** Whether the piece can be made again from the board, which knows no pieces that were sent. */
export const maySpoil = ({
  state,
  orderState,
  orderHeldReason,
  heldReason,
  batch,
}: ScannedPiece): boolean => {
  const isHeld = heldReason !== null;
  return (
    isInWorkshop(state) &&
    canStep(PIECE_STEPS, state, 'spoil') &&
    (mayRemake(orderState) ||
      beginsBySpoiling(orderState, { state, isInBatch: batch !== null, isHeld })) &&
    orderHeldReason === null
  );
};

/**
 * Null: the scan brings it to this step.
 * @param following the stage of making that the piece comes to next
 */
export function whyNotTo(
  to: ScanStep,
  piece: PieceToScan,
  following: string | null,
): string | null {
  const refusal = whyNotToMake(piece);
  if (refusal !== null || isAhead(to, { state: piece.state, nextStage: following })) return refusal;
  const { state } = piece;
  const now = state === 'making' || state === 'made' || state === 'packed' ? STATES[state] : state;
  const expected = `Expected a piece that is not ${STATES[to]} yet.`;
  return `${expected} This one is ${now} already${by(piece)}.`;
}

/** ", by MB, Tue 3 Mar, 10:31"; commands have names of their own. */
function by({ movedBy, movedAt }: PieceToScan): string {
  if (movedBy === null || movedAt === null) return '';
  const who = movedBy.includes('@') ? initialsOf(movedBy) : movedBy;
  return `, by ${who}, ${time.format(movedAt)}`;
}

export const unknownPiece = (number: number): string =>
  `Expected a piece of this shop. No piece has the code ${pieceCodeOf(number)}.`;

/** Of a scan that is too old to know whether it was recorded before. */
export const tooOld = (at: Date, days: number): string =>
  `This scan is from ${time.format(at)}, more than ${days} days ago, so it was not recorded. Look at the piece, and check the clock of this device.`;
