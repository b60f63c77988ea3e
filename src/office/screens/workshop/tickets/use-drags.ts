/** Moves the tickets that are dropped on another column; nothing else moves while they are dragged. */
import { useEffect, useEffectEvent } from 'react';
import type { BoardState } from '../../../../domain/orders/pieces/board-steps.ts';
import { findPieces, type Board } from '../board.ts';
import { columnOfState } from '../columns.ts';
import type { ShownBoard } from '../use-board.ts';
import { watchDrags } from './drag-tickets.ts';

interface DragOptions {
  board: Board;
  shown: ShownBoard;
  move: (ids: ReadonlySet<string>, to: BoardState) => void;
}

export function useDrags({ board, shown, move }: DragOptions): void {
  const begin = useEffectEvent(shown.freeze);
  const end = useEffectEvent((ids: readonly string[], to: BoardState | undefined) => {
    shown.thaw();
    if (to) move(movable(board, new Set(ids), to), to);
  });
  useEffect(() => watchDrags({ onBegin: () => begin(), onEnd: (ids, to) => end(ids, to) }), []);
}

/** A ticket that is dropped on its own column stays as it is, also if it is to be approved. */
const movable = (board: Board, ids: ReadonlySet<string>, to: BoardState): ReadonlySet<string> =>
  new Set(
    findPieces(board, ids)
      .filter(({ state }) => columnOfState(state) !== to)
      .map(({ id }) => id),
  );
