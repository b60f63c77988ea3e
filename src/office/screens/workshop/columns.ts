/** The columns of the board: how far pieces are, or by which day they are to be made. */
import {
  BOARD_STATES,
  type BoardState,
  type WorkshopState,
} from '../../../domain/orders/pieces/board-steps.ts';
import { DUES, type Due } from '../../../domain/orders/due.ts';

export type ColumnsBy = 'step' | 'day';
export type Column = BoardState | Due;

export const columnsOf = (by: ColumnsBy): readonly Column[] =>
  by === 'step' ? BOARD_STATES : DUES;

/** What is to be approved is shown among what waits. */
export const columnOfState = (state: WorkshopState): BoardState =>
  state === 'toApprove' ? 'waiting' : state;

/** Null: it is on no column, as what is made already is to be made by no day. */
export function columnOf(
  { state, due }: { state: WorkshopState; due: Due },
  by: ColumnsBy,
): Column | null {
  const column = columnOfState(state);
  if (by === 'step') return column;
  return column === 'waiting' || column === 'making' ? due : null;
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
