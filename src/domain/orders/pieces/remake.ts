/** Making copies of an order line again, each from a new blank. */
import { ShopError } from '../../errors.ts';
import { ORDER_STEPS } from '../order-steps.ts';
import type { OrderState } from '../order-steps.ts';
import type { PieceState } from '../production-steps.ts';

/** Why something is made again, in words for histories. */
export const REMAKE_CAUSES = {
  misprint: 'Misprint',
  colour: 'Wrong colour',
  alignment: 'Out of alignment',
  faultyBlank: 'Faulty blank',
  broken: 'Broken',
  ourWords: 'Wrong words, our mistake',
  theirWords: 'Wrong words, the customer’s mistake',
  lost: 'Lost',
} as const;

export type RemakeCause = keyof typeof REMAKE_CAUSES;
export const REMAKE_CAUSE_CODES = Object.keys(REMAKE_CAUSES) as RemakeCause[];

export const isRemakeCause = (word: string): word is RemakeCause =>
  Object.hasOwn(REMAKE_CAUSES, word);

/** Once production has started, also after delivery. */
export const mayRemake = (state: OrderState): boolean =>
  Object.hasOwn(ORDER_STEPS[state], 'remake');

interface InState {
  state: PieceState;
}

export interface BatchedPiece extends InState {
  isInBatch: boolean;
  isHeld: boolean;
}

/**
 * Whether spoiling a piece begins its order: the sheets of a batch are printed before any piece on
 * them is scanned.
 */
export const beginsBySpoiling = (
  order: OrderState,
  { state, isInBatch, isHeld }: BatchedPiece,
): boolean => order === 'paid' && state === 'waiting' && isInBatch && !isHeld;

/** Pieces that wait are the last that somebody means. */
const SPOILED_FIRST: readonly PieceState[] = ['making', 'made', 'packed', 'dispatched', 'waiting'];

/**
 * Which pieces of a line are spoiled, if only their number is said. Pieces that wait for their
 * remake already are joined by others, as long as there are others. What is to be approved is not
 * begun, so it cannot be spoiled. Throws invalid.
 */
export function piecesToRemake<Piece extends InState>(
  pieces: readonly Piece[],
  copies: number,
): Piece[] {
  const live = SPOILED_FIRST.flatMap((state) => pieces.filter((piece) => piece.state === state));
  if (copies > live.length)
    throw new ShopError('invalid', {
      violations: [{ propertyPath: 'copies', message: tooMany(pieces, live.length) }],
    });
  return live.slice(0, copies);
}

const tooMany = (pieces: readonly InState[], most: number): string =>
  pieces.some(({ state }) => state === 'toApprove')
    ? `Only ${most} of the line may be made yet: the others are to be approved.`
    : `The line has only ${most}.`;
