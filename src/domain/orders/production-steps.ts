/** The state machine of a piece, and the states of order lines, which follow from their pieces. */
import type { Steps } from '../state-machine.ts';

/** A piece on hold keeps its state, and goes on from there. */
export type PieceState =
  /** Its design is to be looked at before it may be made. */
  'toApprove' | 'waiting' | 'making' | 'made' | 'packed' | 'dispatched' | 'spoiled' | 'cancelled';
export type PieceEvent =
  | ('flag' | 'approve')
  | ('putBack' | 'start' | 'stage' | 'finish' | 'pack' | 'dispatch')
  | ('spoil' | 'cancel');

/** Steps may be left out, because not every workshop records each, and taken back until dispatch. */
const IN_WORK = {
  putBack: 'waiting',
  start: 'making',
  finish: 'made',
  pack: 'packed',
  dispatch: 'dispatched',
  spoil: 'spoiled',
} as const;

export const PIECE_STEPS: Steps<PieceState, PieceEvent> = {
  toApprove: { flag: 'toApprove', approve: 'waiting', cancel: 'cancelled' },
  waiting: { ...IN_WORK, flag: 'toApprove', approve: 'waiting', cancel: 'cancelled' },
  /** It comes to a stage of making, and is still being made. */
  making: { ...IN_WORK, stage: 'making' },
  made: IN_WORK,
  packed: IN_WORK,
  dispatched: { dispatch: 'dispatched', spoil: 'spoiled' },
  spoiled: { spoil: 'spoiled' },
  cancelled: { cancel: 'cancelled' },
};

export const PRODUCTION_STATES = ['waiting', 'making', 'made', 'packed', 'cancelled'] as const;
/** Of an order line, as it is stored. Its parcels and pieces say whether it was dispatched. */
export type ProductionState = (typeof PRODUCTION_STATES)[number];

export const LINE_STATES = [...PRODUCTION_STATES, 'dispatched'] as const;
/** Of an order line, as the office shows it. */
export type LineState = (typeof LINE_STATES)[number];

export const COUNTED_STATES = ['toApprove', ...LINE_STATES] as const;
/** As pieces are counted. A line with a piece that is to be approved waits. */
export type CountedState = (typeof COUNTED_STATES)[number];
