/** The columns of the board: how far pieces are, or by which day they are to be made. */
import { BOARD_STATES, type BoardState } from '../../../domain/orders/pieces/board-steps.ts';
import { DUES, type Due } from '../../../domain/orders/due.ts';

export type ColumnsBy = 'step' | 'day';
export type Column = BoardState | Due;

export const columnsOf = (by: ColumnsBy): readonly Column[] =>
  by === 'step' ? BOARD_STATES : DUES;

/** Null: it is on no column, as what is made already is to be made by no day. */
export function columnOf(
  { state, due }: { state: BoardState; due: Due },
  by: ColumnsBy,
): Column | null {
  if (by === 'step') return state;
  return state === 'waiting' || state === 'making' ? due : null;
}

/** Tickets are dropped on states; a day is what an order was promised. */
export const isState = (column: Column): column is BoardState =>
  BOARD_STATES.some((state) => state === column);

export const COLUMN_NAMES: Record<Column, string> = {
  waiting: 'Waiting',
  making: 'Making',
  made: 'Made',
  packed: 'Packed',
  late: 'Late',
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Later',
};

/** In an empty cell. */
export const COLUMN_EMPTY: Record<Column, string> = {
  waiting: 'Nothing waits.',
  making: 'Nothing is being made.',
  made: 'Nothing to pack.',
  packed: 'Nothing is packed.',
  late: 'Nothing is late.',
  today: 'Nothing for today.',
  tomorrow: 'Nothing for tomorrow.',
  later: 'Nothing for later.',
};
