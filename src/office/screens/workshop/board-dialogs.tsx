/** The dialogs about selected pieces: a batch of them, another column or stage, a hold, and spoiled. */
import { PrepareDialog } from '../../workshop/prepare-dialog.tsx';
import type { BoardDialog } from './board-bar.tsx';
import type { Piece, Target } from './board.ts';
import { HoldDialog } from './pieces/hold-dialog.tsx';
import { MoveDialog } from './pieces/move-dialog.tsx';
import { SpoilDialog } from './pieces/spoil-dialog.tsx';

/** A dialog, and the pieces that were selected when it was opened. */
export interface OpenDialog {
  dialog: BoardDialog;
  pieces: readonly Piece[];
}

export interface BoardDialogsProps {
  open: OpenDialog;
  stages: readonly string[];
  onClose: () => void;
  onMove: (ids: ReadonlySet<string>, target: Target) => void;
}

export function BoardDialogs({
  open: { dialog, pieces },
  stages,
  onClose,
  onMove,
}: BoardDialogsProps) {
  const [piece] = pieces;
  if (dialog === 'batch') return <PrepareDialog pieces={pieces} onClose={onClose} />;
  if (dialog === 'move')
    return (
      <MoveDialog
        pieces={pieces}
        stages={stages}
        onClose={onClose}
        onMove={(target) => {
          onClose();
          onMove(new Set(pieces.map(({ id }) => id)), target);
        }}
      />
    );
  if (!piece) return null;
  return dialog === 'hold' ? (
    <HoldDialog piece={piece} onClose={onClose} />
  ) : (
    <SpoilDialog piece={piece} onClose={onClose} />
  );
}
