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

/** Whether a scan to this step would bring a piece on; never one that has left the board. */
export const isAhead = (to: ScanStep, state: PieceState): boolean =>
  order.includes(state) && order.indexOf(to) > order.indexOf(state);

/** The step after this state; null: there is none in the workshop. */
export const nextScanStep = (state: PieceState): ScanStep | null =>
  SCAN_STEPS.find((step) => isAhead(step, state)) ?? null;
