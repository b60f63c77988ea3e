/** Holds, releases or spoils one piece; the board shows what came of it, also when a colleague was faster. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOffice } from '../../../api/call.ts';
import { Refusal } from '../../../api/refusal.ts';
import type { RemakeCause } from '../../../../domain/orders/pieces/remake.ts';
import { toast, type Undo } from '../../../parts/toasts.tsx';
import { remakeNeeds } from '../../../workshop/remake-text.ts';
import { mapPieces, type Board, type Piece } from '../board.ts';
import { BOARD_KEY } from '../use-board.ts';

type Seen = Pick<Piece, 'id' | 'version'>;
type Changed = Pick<Piece, 'id' | 'version' | 'state'>;

interface PieceChange<Given> {
  call: (piece: Seen, given: Given) => Promise<Changed>;
  /** What the piece has become, besides its version and state. */
  becomes: (given: Given) => Partial<Piece>;
  done: string;
  /** Takes the change back; undefined if that is impossible. */
  undo?: (changed: Changed, given: Given) => ReturnType<Undo>;
  onDone?: () => void;
}

export function usePieceChange<Given>(
  piece: Piece,
  { call, becomes, done, undo, onDone }: PieceChange<Given>,
) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: BOARD_KEY });
  return useMutation({
    mutationFn: (given: Given) => call(piece, given),
    onSuccess: async (changed, given) => {
      await queries.cancelQueries({ queryKey: BOARD_KEY });
      queries.setQueryData<Board>(
        BOARD_KEY,
        (board) =>
          board &&
          mapPieces(board, (each) =>
            each.id === piece.id ? { ...each, ...changed, ...becomes(given) } : each,
          ),
      );
      toast(done, undo && (() => undo(changed, given).finally(() => void reload())));
      onDone?.();
      await reload();
    },
    onError: async (error) => {
      if (error instanceof Refusal && error.code === 'changedMeanwhile') await reload();
    },
  });
}

const hold = ({ id, version }: Seen, reason: string) =>
  callOffice('pieceHold', { params: { id }, body: { version, reason } });
const release = ({ id, version }: Seen) =>
  callOffice('pieceRelease', { params: { id }, body: { version } });

export const usePieceHold = (piece: Piece, onDone: () => void) =>
  usePieceChange<string>(piece, {
    call: hold,
    becomes: (reason) => ({ hold: reason }),
    done: 'The piece is on hold',
    undo: async (changed) => {
      await release(changed);
      return 'The piece is released';
    },
    onDone,
  });

export const usePieceRelease = (piece: Piece) =>
  usePieceChange<string>(piece, {
    call: release,
    becomes: () => ({ hold: null }),
    done: 'The piece is released',
    undo: async (changed, reason) => {
      await hold(changed, reason);
      return 'The piece is on hold again';
    },
  });

export const usePieceSpoil = (piece: Piece, onDone: () => void) =>
  usePieceChange<RemakeCause>(piece, {
    call: ({ id, version }, cause) =>
      callOffice('pieceSpoil', { params: { id }, body: { version, cause } }),
    becomes: () => ({ hold: null, isRemake: true, isMine: false }),
    done: `The piece is written off, and a new one waits. ${remakeNeeds(1)}`,
    onDone,
  });
