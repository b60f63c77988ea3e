/** Which pieces have come to another column since the board was shown before. */
import { useState } from 'react';
import type { WorkshopState } from '../../../domain/orders/pieces/board-steps.ts';
import type { Board } from './board.ts';

interface Seen {
  board: Board | undefined;
  states: ReadonlyMap<string, WorkshopState>;
  arrived: ReadonlySet<string>;
}

const NOTHING: Seen = { board: undefined, states: new Map(), arrived: new Set() };

/** None when the board is shown for the first time. */
export function useArrived(board: Board | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState(NOTHING);
  if (!board || seen.board === board) return seen.arrived;
  const next = nextSeen(seen, board);
  setSeen(next);
  return next.arrived;
}

export function nextSeen({ board: before, states }: Seen, board: Board): Seen {
  const now = new Map(
    board.groups.flatMap(({ pieces }) => pieces.map(({ id, state }) => [id, state] as const)),
  );
  const arrived = before ? [...now].filter(([id, state]) => states.get(id) !== state) : [];
  return { board, states: now, arrived: new Set(arrived.map(([id]) => id)) };
}
