/** What the pieces of a line and of an order say about the line and the order. */
import type { OrderEvent, OrderState } from '../order-steps.ts';
import type { CountedState, LineState, PieceState, ProductionState } from '../production-steps.ts';

interface InState {
  state: PieceState;
}

export interface RemadePiece extends InState {
  /** The spoiled piece in whose place it is made; null: made for the first time. */
  remakeOf: string | null;
}

/** Spoiled pieces do not count, because others replace them. */
export function countPieces(pieces: readonly InState[]): Partial<Record<CountedState, number>> {
  const counts: Partial<Record<CountedState, number>> = {};
  for (const { state } of pieces) if (state !== 'spoiled') counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

/** Least advanced first. */
const ADVANCE = ['waiting', 'making', 'made', 'packed', 'dispatched', 'cancelled'] as const;

/** The state of its least advanced piece; a line without pieces is not paid, so it waits. */
export function shownLineState(pieces: readonly InState[]): LineState {
  const counts = countPieces(pieces);
  if (counts.toApprove) return 'waiting';
  return ADVANCE.find((state) => counts[state]) ?? 'waiting';
}

/** As `shownLineState`, as it is stored: what was sent stays packed. */
export function lineStateOf(pieces: readonly InState[]): ProductionState {
  const state = shownLineState(pieces);
  return state === 'dispatched' ? 'packed' : state;
}

/** Nothing is made of it. */
export const isUnbegun = ({ state }: InState): boolean =>
  state === 'waiting' || state === 'toApprove';

/** The step that its pieces bring an order to; null: it stays as it is. */
export function orderEventOf(
  state: OrderState,
  pieces: readonly InState[],
): (OrderEvent & ('startProduction' | 'dispatch' | 'remake')) | null {
  const live = pieces.filter((piece) => piece.state !== 'spoiled');
  const isDispatched = live.length > 0 && live.every((piece) => piece.state === 'dispatched');
  if (state === 'paid') return live.every(isUnbegun) ? null : 'startProduction';
  if (state === 'inProduction') return isDispatched ? 'dispatch' : null;
  if (state === 'dispatched' || state === 'delivered') return isDispatched ? null : 'remake';
  return null;
}

/** How many pieces are made again and not sent yet; null: none. */
export function remakingOf(pieces: readonly RemadePiece[]): number | null {
  const again = pieces.filter(
    ({ state, remakeOf }) =>
      remakeOf !== null && state !== 'spoiled' && state !== 'dispatched' && state !== 'cancelled',
  );
  return again.length > 0 ? again.length : null;
}
