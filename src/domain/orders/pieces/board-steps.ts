/** The columns of the workshop's board, and the steps that bring a piece into each. */
import type { PieceEvent, PieceState } from '../production-steps.ts';

export const BOARD_STATES = [
  'waiting',
  'making',
  'made',
  'packed',
] as const satisfies readonly PieceState[];
export type BoardState = (typeof BOARD_STATES)[number];

/** The first has no column: it is shown among those that wait. */
export const WORKSHOP_STATES = ['toApprove', ...BOARD_STATES] as const;
export type WorkshopState = (typeof WORKSHOP_STATES)[number];

export const isInWorkshop = (state: PieceState): state is WorkshopState =>
  (WORKSHOP_STATES as readonly PieceState[]).includes(state);

const STEP_TO: Record<WorkshopState, PieceEvent> = {
  toApprove: 'flag',
  waiting: 'putBack',
  making: 'start',
  made: 'finish',
  packed: 'pack',
};

/** The step that brings a piece from one state to another; within `making`, from one stage to another. */
export function stepTo(to: WorkshopState, from: PieceState): PieceEvent {
  if (from === 'toApprove' && to === 'waiting') return 'approve';
  return from === 'making' && to === 'making' ? 'stage' : STEP_TO[to];
}
