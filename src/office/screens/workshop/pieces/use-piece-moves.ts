/** Moves pieces at once; the server's answer follows, and pieces that it refuses come back with its message. */
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { callOffice } from '../../../api/call.ts';
import { messageOf } from '../../../api/refusal.ts';
import { toast, toastFailure } from '../../../parts/toasts.tsx';
import { isThere, isToBeApproved, mapPieces, piecesText, targetName, withMoves } from '../board.ts';
import type { Board, PendingMove, Piece, Target } from '../board.ts';
import { BOARD_KEY } from '../use-board.ts';

/** The contract takes no more in one call. */
const AT_ONCE = 200;

type Moving = Pick<Piece, 'id' | 'version' | 'state' | 'stage'>;

interface Moved {
  /** With their states and stages before and their versions after the move. */
  moved: readonly Moving[];
  refused: readonly { id: string; message: string }[];
}

export interface PieceMoves {
  /** Not answered yet. */
  pending: readonly PendingMove[];
  /** By piece: why its last move was refused. */
  refusals: ReadonlyMap<string, string>;
  move: (pieces: readonly Piece[], target: Target) => void;
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
  const run = async (pieces: readonly Moving[], target: Target): Promise<Moved> => {
    const ids = new Set(pieces.map(({ id }) => id));
    const mine = { ids, ...target };
    setPending((before) => [...before, mine]);
    forget([...ids]);
    const result = await send.mutateAsync({ pieces, target });
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
    const places = Map.groupBy(moved, ({ state, stage }) => `${state} ${stage ?? ''}`);
    for (const together of places.values()) {
      const { state, stage } = together[0]!;
      results.push(await run(together, state === 'making' ? { to: state, stage } : { to: state }));
    }
    const back = results.reduce((sum, result) => sum + result.moved.length, 0);
    const rest = moved.length - back;
    return `${piecesText(back)} moved back${rest > 0 ? `, ${rest} changed since` : ''}`;
  };
  const move = async (pieces: readonly Piece[], target: Target) => {
    const moving = pieces.filter((piece) => !isThere(piece, target));
    if (moving.length === 0) return;
    const { moved, refused } = await run(moving, target);
    const say = moved.length > 0 ? toast : toastFailure;
    say(
      movedText(moved.length, refused, {
        target,
        isApproval: target.to === 'waiting' && moving.every(isToBeApproved),
      }),
      moved.length > 0 ? () => takeBack(moved) : undefined,
    );
  };
  return { pending, refusals, move: (pieces, target) => void move(pieces, target), forget };
}

function doneText(target: Target, isApproval: boolean): string {
  if (isApproval) return 'approved';
  return target.to === 'toApprove' ? 'marked to be approved' : `moved to ${targetName(target)}`;
}

function movedText(
  count: number,
  refused: Moved['refused'],
  { target, isApproval }: { target: Target; isApproval: boolean },
): string {
  const [first] = refused;
  const done = `${piecesText(count)} ${doneText(target, isApproval)}`;
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
    mutationFn: async ({ pieces, target }: { pieces: readonly Moving[]; target: Target }) => {
      const all: { moved: Moving[]; refused: { id: string; message: string }[] } = {
        moved: [],
        refused: [],
      };
      for (let from = 0; from < pieces.length; from += AT_ONCE) {
        const some = pieces.slice(from, from + AT_ONCE);
        const sent = some.map((piece) => ({ id: piece.id, version: versionNow(piece) }));
        const { moved, refused } = await sendSome(sent, target);
        for (const { id, version } of moved) {
          const piece = some.find((each) => each.id === id)!;
          own.current.set(id, { from: piece.version, to: version });
          all.moved.push({ id, version, state: piece.state, stage: piece.stage });
        }
        all.refused.push(...refused);
      }
      return all;
    },
    onSuccess: ({ moved }, { target }) => showMoved(queries, moved, target),
  });
}

/** A call without an answer refuses all of its pieces; those that it moved are shown by the reload. */
async function sendSome(pieces: { id: string; version: number }[], target: Target) {
  try {
    return await callOffice('piecesMove', { body: { pieces, ...target } });
  } catch (error) {
    return { moved: [], refused: pieces.map(({ id }) => ({ id, message: messageOf(error) })) };
  }
}

/** What was asked for before may arrive after this, and is older. */
async function showMoved(
  queries: QueryClient,
  moved: readonly Moving[],
  target: Target,
): Promise<void> {
  await queries.cancelQueries({ queryKey: BOARD_KEY });
  const versions = new Map(moved.map(({ id, version }) => [id, version]));
  queries.setQueryData<Board>(BOARD_KEY, (board) => {
    if (!board) return board;
    const shown = withMoves(board, [{ ids: new Set(versions.keys()), ...target }]);
    return mapPieces(shown, (piece) => {
      const version = versions.get(piece.id);
      return version === undefined ? piece : { ...piece, version };
    });
  });
  void queries.invalidateQueries({ queryKey: BOARD_KEY });
}
