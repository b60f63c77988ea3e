/** The board of the server with the member's own moves that it does not show yet. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callOffice } from '../../api/call.ts';
import { withMoves, type Board, type PendingMove } from './board.ts';

export const BOARD_KEY = ['workshop', 'board'];

/** Changes are told; this is for midnight, when today becomes late. */
const DAY_CHANGES_MS = 10 * 60_000;

export interface ShownBoard {
  /** Undefined until it has arrived. */
  board: Board | undefined;
  error: unknown;
  retry: () => void;
  /** While a ticket is dragged nothing else moves. */
  freeze: () => void;
  thaw: () => void;
}

export function useBoard(pending: readonly PendingMove[]): ShownBoard {
  const { data, error, refetch } = useQuery({
    queryKey: BOARD_KEY,
    queryFn: ({ signal }) => callOffice('workshopBoard', {}, signal),
    refetchInterval: DAY_CHANGES_MS,
  });
  const [frozen, setFrozen] = useState<Board | null>(null);
  const current = useMemo(() => data && withMoves(data, pending), [data, pending]);
  const board = frozen ?? current;
  return {
    board,
    error,
    retry: () => void refetch(),
    freeze: () => setFrozen(board ?? null),
    thaw: () => setFrozen(null),
  };
}
