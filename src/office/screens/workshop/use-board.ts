/** The board of the server with the member's own moves that it does not show yet. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callOffice } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { onceListening } from '../../session/live.ts';
import { withMoves, type Board, type PendingMove } from './board.ts';

export const BOARD_KEY = ['workshop', 'board'];

const BOARD = queryOptions({
  queryKey: BOARD_KEY,
  queryFn: ({ signal }) => callOffice('workshopBoard', {}, signal),
});

/** A full board takes longest, so its page asks for it while it still asks who is signed in. */
export async function askEarly(): Promise<void> {
  await onceListening();
  await queryClient.prefetchQuery(BOARD);
}

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
    ...BOARD,
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
