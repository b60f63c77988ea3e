/** The columns of the workshop's board, and the steps that bring a piece into each. */
import type { PieceEvent, PieceState } from '../production-steps.ts';

export const BOARD_STATES = [
  'waiting',
  'making',
  'made',
  'packed',
] as const satisfies readonly PieceState[];
export type BoardState = (typeof BOARD_STATES)[number];

export const isOnBoard = (state: PieceState): state is BoardState =>
  (BOARD_STATES as readonly PieceState[]).includes(state);

export const STEP_TO: Record<BoardState, PieceEvent> = {
  waiting: 'putBack',
  making: 'start',
  made: 'finish',
  packed: 'pack',
};
