/** Moves pieces to another column without dragging them. */
import { useEffect, useRef, useState } from 'react';
import { BOARD_STATES, type BoardState } from '../../../../domain/orders/pieces/board-steps.ts';
import { Choices } from '../../../parts/choices.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { piecesText, STATE_NAMES, usualMove, type Piece } from '../board.ts';

const OPTIONS = BOARD_STATES.map((value) => ({ value, label: STATE_NAMES[value] }));

export interface MoveDialogProps {
  pieces: readonly Piece[];
  onMove: (to: BoardState) => void;
  onClose: () => void;
}

export function MoveDialog({ pieces, onMove, onClose }: MoveDialogProps) {
  const [to, setTo] = useState(() => usualMove(pieces[0]?.state ?? 'waiting'));
  const choices = useRef<HTMLDivElement>(null);
  // Enter then moves to the usual column.
  useEffect(() => choices.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  return (
    <FormDialog
      title={`Move ${piecesText(pieces.length)} to`}
      button={`Move to ${STATE_NAMES[to]}`}
      isBusy={false}
      error={null}
      onSubmit={() => onMove(to)}
      onClose={onClose}
    >
      <div ref={choices}>
        <Choices legend="Column" name="column" options={OPTIONS} value={to} onChange={setTo} />
      </div>
    </FormDialog>
  );
}
