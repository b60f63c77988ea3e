/** Moves pieces at once; the server's answer follows, and pieces that it refuses come back with its message. */
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { WorkshopState } from '../../../../domain/orders/pieces/board-steps.ts';
import { callOffice } from '../../../api/call.ts';
import { messageOf } from '../../../api/refusal.ts';
import { toast } from '../../../parts/toasts.tsx';
import { isToBeApproved, mapPieces, piecesText, STATE_NAMES, withMoves } from '../board.ts';
import type { Board, PendingMove, Piece } from '../board.ts';
import { BOARD_KEY } from '../use-board.ts';

/** The contract takes no more in one call. */
const AT_ONCE = 200;

type Moving = Pick<Piece, 'id' | 'version' | 'state'>;

interface Moved {
  /** With their states before and their versions after the move. */
  moved: readonly Moving[];
  refused: readonly { id: string; message: string }[];
}

export interface PieceMoves {
  /** Not answered yet. */
  pending: readonly PendingMove[];
  /** By piece: why its last move was refused. */
  refusals: ReadonlyMap<string, string>;
  move: (pieces: readonly Piece[], to: WorkshopState) => void;
  /** The refusals of these pieces were seen. The same function from render to render. */
  forget: (ids: readonly string[]) => void;
}

export function usePieceMoves(): PieceMoves {
  const [pending, setPending] = useState<readonly PendingMove[]>([]);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const send = useSend();
  const forget = useCallback(
    (ids: readonly string[]) =>
      setRefusals((before) =>
        ids.some((id) => before.has(id))
          ? new Map([...before].filter(([id]) => !ids.includes(id)))
          : before,
      ),
    [],
  );
  const run = async (pieces: readonly Moving[], to: WorkshopState): Promise<Moved> => {
    const ids = new Set(pieces.map(({ id }) => id));
    const mine = { ids, to };
    setPending((before) => [...before, mine]);
    forget([...ids]);
    const result = await send.mutateAsync({ pieces, to });
    setPending((before) => before.filter((each) => each !== mine));
    setRefusals(
      (before) =>
        new Map([...before, ...result.refused.map(({ id, message }) => [id, message] as const)]),
    );
    return result;
  };
  /** Each to where it was, unless it has changed since. */
  const takeBack = async (moved: readonly Moving[]): Promise<string> => {
    const results: Moved[] = [];
    for (const [state, together] of Map.groupBy(moved, (piece) => piece.state))
      results.push(await run(together, state));
    const back = results.reduce((sum, result) => sum + result.moved.length, 0);
    const rest = moved.length - back;
    return `${piecesText(back)} moved back${rest > 0 ? `, ${rest} changed since` : ''}`;
  };
  const move = async (pieces: readonly Piece[], to: WorkshopState) => {
    const moving = pieces.filter(({ state }) => state !== to);
    if (moving.length === 0) return;
    const { moved, refused } = await run(moving, to);
    toast(
      movedText(moved.length, refused, {
        to,
        isApproval: to === 'waiting' && moving.every(isToBeApproved),
      }),
      moved.length > 0 ? () => takeBack(moved) : undefined,
    );
  };
  return { pending, refusals, move: (pieces, to) => void move(pieces, to), forget };
}

function doneText(to: WorkshopState, isApproval: boolean): string {
  if (isApproval) return 'approved';
  return to === 'toApprove' ? 'marked to be approved' : `moved to ${STATE_NAMES[to]}`;
}

function movedText(
  count: number,
  refused: Moved['refused'],
  { to, isApproval }: { to: WorkshopState; isApproval: boolean },
): string {
  const [first] = refused;
  const done = `${piecesText(count)} ${doneText(to, isApproval)}`;
  if (!first) return done;
  if (count > 0) return `${done}, ${refused.length} not: ${first.message}`;
  return `${piecesText(refused.length)} not moved: ${first.message}`;
}

/** One move after another, so that a second one of the same piece knows what the first made of it. */
function useSend() {
  const queries = useQueryClient();
  /** What the member's own moves made of versions: a queued move names the version before them. */
  const own = useRef(new Map<string, { from: number; to: number }>());
  const versionNow = ({ id, version }: Moving): number => {
    const change = own.current.get(id);
    return change?.from === version ? change.to : version;
  };
  return useMutation({
    scope: { id: 'board' },
    mutationFn: async ({ pieces, to }: { pieces: readonly Moving[]; to: WorkshopState }) => {
      const all: { moved: Moving[]; refused: { id: string; message: string }[] } = {
        moved: [],
        refused: [],
      };
      for (let from = 0; from < pieces.length; from += AT_ONCE) {
        const some = pieces.slice(from, from + AT_ONCE);
        const sent = some.map((piece) => ({ id: piece.id, version: versionNow(piece) }));
        const { moved, refused } = await sendSome(sent, to);
        for (const { id, version } of moved) {
          const piece = some.find((each) => each.id === id)!;
          own.current.set(id, { from: piece.version, to: version });
          all.moved.push({ id, version, state: piece.state });
        }
        all.refused.push(...refused);
      }
      return all;
    },
    onSuccess: ({ moved }, { to }) => showMoved(queries, moved, to),
  });
}

/** A call without an answer refuses all of its pieces; those that it moved are shown by the reload. */
async function sendSome(pieces: { id: string; version: number }[], to: WorkshopState) {
  try {
    return await callOffice('piecesMove', { body: { pieces, to } });
  } catch (error) {
    return { moved: [], refused: pieces.map(({ id }) => ({ id, message: messageOf(error) })) };
  }
}

/** What was asked for before may arrive after this, and is older. */
async function showMoved(
  queries: QueryClient,
  moved: readonly Moving[],
  to: WorkshopState,
): Promise<void> {
  await queries.cancelQueries({ queryKey: BOARD_KEY });
  const versions = new Map(moved.map(({ id, version }) => [id, version]));
  queries.setQueryData<Board>(BOARD_KEY, (board) => {
    if (!board) return board;
    const shown = withMoves(board, [{ ids: new Set(versions.keys()), to }]);
    return mapPieces(shown, (piece) => {
      const version = versions.get(piece.id);
      return version === undefined ? piece : { ...piece, version };
    });
  });
  void queries.invalidateQueries({ queryKey: BOARD_KEY });
}
