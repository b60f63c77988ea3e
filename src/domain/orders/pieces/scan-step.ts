/** What a scan of a piece's code in the workshop records. */
import { BOARD_STATES } from './board-steps.ts';
import type { BoardState } from './board-steps.ts';
import type { PieceState } from '../production-steps.ts';

export const SCAN_STEPS = ['making', 'made', 'packed'] as const satisfies readonly BoardState[];
export type ScanStep = (typeof SCAN_STEPS)[number];

/** Taken back: the scan had advanced its piece, and was undone. */
export const SCAN_RESULTS = ['advanced', 'refused', 'takenBack'] as const;
export type ScanResult = (typeof SCAN_RESULTS)[number];

const order: readonly PieceState[] = BOARD_STATES;

/** How far a piece is. */
interface Place {
  state: PieceState;
  /** The stage of making that it comes to next; null: none. */
  nextStage: string | null;
}

/**
 * Whether a scan to this step would bring a piece on; never one that has left the board. A piece
 * that is being made is brought to its next stage.
 */
export const isAhead = (to: ScanStep, { state, nextStage }: Place): boolean =>
  order.includes(state) &&
  (order.indexOf(to) > order.indexOf(state) || (to === state && nextStage !== null));

/** The step after this place; null: there is none in the workshop. */
export const nextScanStep = (place: Place): ScanStep | null =>
  SCAN_STEPS.find((step) => isAhead(step, place)) ?? null;
