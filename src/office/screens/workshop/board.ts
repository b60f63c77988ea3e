/** The workshop's board as its page shows it: lanes by machine, columns by state or day, groups by blank. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { BOARD_STATES, type WorkshopState } from '../../../domain/orders/pieces/board-steps.ts';
import { nextStage } from '../../../domain/workshop/stages.ts';
import { processName } from '../../../domain/catalogue/process-names.ts';
import { COLUMN_NAMES, columnOf, columnsOf, type Column, type ColumnsBy } from './columns.ts';

export type Board = OfficeAnswerOf<'workshopBoard'>;
export type Piece = Board['groups'][number]['pieces'][number];

export const STATE_NAMES: Record<WorkshopState, string> = {
  ...COLUMN_NAMES,
  toApprove: 'To approve',
};

/** What the page shows of the board. */
export interface BoardFilter {
  /** Key of a lane; '' is all. */
  lane: string;
  isMine: boolean;
  /** Only what is to be approved. */
  isToApprove: boolean;
  by: ColumnsBy;
}

/** The pieces of one blank in one column. */
export interface BlankGroup {
  blank: string;
  /** Earliest promised day first. */
  pieces: readonly Piece[];
}

export interface Lane {
  /** The name of its machine, or the process of pieces without one. */
  key: string;
  name: string;
  late: number;
  columns: Columns;
}

/** In the order of the columns. */
export type Columns = Partial<Record<Column, readonly BlankGroup[]>>;

export interface LaneCount {
  key: string;
  name: string;
  pieces: number;
  late: number;
}

export const isToBeApproved = ({ state }: Pick<Piece, 'state'>): boolean => state === 'toApprove';

const isShown = (piece: Piece, { isMine, isToApprove }: BoardFilter): boolean =>
  (!isMine || piece.isMine) && (!isToApprove || isToBeApproved(piece));

/** One for each machine, and for each process without one; the server's order says which leaves first. */
export function lanesOf({ groups }: Board, filter: BoardFilter): Lane[] {
  const shown = groups.filter((group) => !filter.lane || laneKey(group) === filter.lane);
  const lanes = [...Map.groupBy(shown, laneKey)].map(([key, together]) => {
    const inColumn = (column: Column): BlankGroup[] =>
      together
        .map(({ blank, pieces }) => ({
          blank,
          pieces: pieces.filter(
            (piece) => columnOf(piece, filter.by) === column && isShown(piece, filter),
          ),
        }))
        .filter(({ pieces }) => pieces.length > 0);
    const columns: Columns = Object.fromEntries(
      columnsOf(filter.by).map((column) => [column, inColumn(column)]),
    );
    const late = piecesOf({ columns }).filter(({ due }) => due === 'late').length;
    return { key, name: laneName(together[0]!), late, columns };
  });
  return lanes.filter((lane) => piecesOf(lane).length > 0);
}

interface MadeBy {
  machine: string | null;
  process: string;
}

export const laneKey = ({ machine, process }: MadeBy): string => machine ?? process;
export const laneName = ({ machine, process }: MadeBy): string => machine ?? processName(process);

/** All pieces of a lane, column by column. */
export const piecesOf = ({ columns }: Pick<Lane, 'columns'>): Piece[] =>
  Object.values(columns).flatMap((groups) => groups.flatMap(({ pieces }) => pieces));

/** In the order of the lanes. */
export function laneCounts(board: Board, filter: BoardFilter): LaneCount[] {
  const lanes = lanesOf(board, { ...filter, lane: '' });
  return lanes.map((lane) => ({
    key: lane.key,
    name: lane.name,
    pieces: piecesOf(lane).length,
    late: lane.late,
  }));
}

export function columnCounts(lanes: readonly Lane[]): Partial<Record<Column, number>> {
  const counts: Partial<Record<Column, number>> = {};
  for (const { columns } of lanes)
    for (const [column, groups] of Object.entries(columns) as [Column, readonly BlankGroup[]][])
      counts[column] = groups.reduce((sum, { pieces }) => sum + pieces.length, counts[column] ?? 0);
  return counts;
}

/** Where pieces are moved. */
export interface Target {
  to: WorkshopState;
  /** Of making; null: its beginning; absent: what is being made stays where it is. */
  stage?: string | null;
}

/** A move that the server has not answered yet, or not told the board of. */
export interface PendingMove extends Target {
  ids: ReadonlySet<string>;
}

export const isThere = (
  { state, stage }: Pick<Piece, 'state' | 'stage'>,
  target: Target,
): boolean =>
  state === target.to &&
  (state !== 'making' || target.stage === undefined || target.stage === stage);

/** The board as it is once these moves are made, in this order. Pieces that do not move stay the same objects. */
export function withMoves(board: Board, moves: readonly PendingMove[]): Board {
  if (moves.length === 0) return board;
  const moved = (piece: Piece): Piece =>
    moves.reduce((each, move) => (move.ids.has(each.id) ? pieceMovedTo(each, move) : each), piece);
  return mapPieces(board, moved);
}

/** Whoever starts a piece makes it, and nobody does once it waits again. */
function pieceMovedTo(piece: Piece, target: Target): Piece {
  if (isThere(piece, target)) return piece;
  const { to, stage = null } = target;
  const isStarted = to === 'making' && piece.state !== 'making';
  const isMine = isStarted || (to !== 'waiting' && to !== 'toApprove' && piece.isMine);
  return { ...piece, state: to, stage: to === 'making' ? stage : null, isMine };
}

export const mapPieces = (board: Board, change: (piece: Piece) => Piece): Board => ({
  ...board,
  groups: board.groups.map((group) => ({ ...group, pieces: group.pieces.map(change) })),
});

export const toApproveIn = ({ groups }: Board): number =>
  groups.flatMap(({ pieces }) => pieces).filter(isToBeApproved).length;

export const findPieces = (board: Board, ids: ReadonlySet<string>): Piece[] =>
  board.groups.flatMap(({ pieces }) => pieces.filter(({ id }) => ids.has(id)));

/** “1 piece”, “6 pieces” */
export const piecesText = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** “8 pieces, 1 late” */
export const groupText = (pieces: readonly Piece[]): string => {
  const late = pieces.filter(({ due }) => due === 'late').length;
  return late > 0 ? `${piecesText(pieces.length)}, ${late} late` : piecesText(pieces.length);
};

/** The stages of making of these pieces, in order; none if they are of several processes. */
export function stagesOf({ groups }: Board, pieces: readonly Piece[]): readonly string[] {
  const ids = new Set(pieces.map(({ id }) => id));
  const theirs = groups.filter((group) => group.pieces.some(({ id }) => ids.has(id)));
  const isOne = new Set(theirs.map(({ process }) => process)).size === 1;
  return isOne ? theirs[0]!.stages : [];
}

/** The stage or column after this place; the last has none after it, so that the one before is offered. */
export function usualMove(
  { state, stage }: Pick<Piece, 'state' | 'stage'>,
  stages: readonly string[],
): Target {
  const next = nextStage(stages, { state, stage });
  if (next !== null) return { to: 'making', stage: next };
  if (state === 'toApprove') return { to: 'waiting' };
  return { to: BOARD_STATES[BOARD_STATES.indexOf(state) + 1] ?? 'made' };
}

/** “Pressed”, “Packed” */
export const targetName = ({ to, stage }: Target): string => stage ?? STATE_NAMES[to];
