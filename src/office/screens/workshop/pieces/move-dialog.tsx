/** Moves pieces to another column without dragging them. */
import { useEffect, useRef, useState } from 'react';
import {
  BOARD_STATES,
  WORKSHOP_STATES,
  type WorkshopState,
} from '../../../../domain/orders/pieces/board-steps.ts';
import { Choices } from '../../../parts/choices.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { isToBeApproved, piecesText, STATE_NAMES, usualMove, type Piece } from '../board.ts';

/** What is to be approved can go nowhere else, and only what waits can be marked so. */
function statesFor(pieces: readonly Piece[]): readonly WorkshopState[] {
  if (pieces.every(isToBeApproved)) return ['waiting'];
  return pieces.some(({ state }) => state === 'waiting') ? WORKSHOP_STATES : BOARD_STATES;
}

const optionOf = (value: WorkshopState) => ({
  value,
  label: STATE_NAMES[value],
  ...(value === 'toApprove' && { hint: 'Somebody looks at the design before it is made.' }),
});

function buttonText(pieces: readonly Piece[], to: WorkshopState): string {
  if (pieces.every(isToBeApproved)) return `Approve ${piecesText(pieces.length)}`;
  return to === 'toApprove' ? 'Mark to be approved' : `Move to ${STATE_NAMES[to]}`;
}

export interface MoveDialogProps {
  pieces: readonly Piece[];
  onMove: (to: WorkshopState) => void;
  onClose: () => void;
}

export function MoveDialog({ pieces, onMove, onClose }: MoveDialogProps) {
  const [to, setTo] = useState<WorkshopState>(() => usualMove(pieces[0]?.state ?? 'waiting'));
  const choices = useRef<HTMLDivElement>(null);
  // Enter then moves to the usual column.
  useEffect(() => choices.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  return (
    <FormDialog
      title={`Move ${piecesText(pieces.length)} to`}
      button={buttonText(pieces, to)}
      isBusy={false}
      error={null}
      onSubmit={() => onMove(to)}
      onClose={onClose}
    >
      <div ref={choices}>
        <Choices
          legend="Column"
          name="column"
          options={statesFor(pieces).map(optionOf)}
          value={to}
          onChange={setTo}
        />
      </div>
    </FormDialog>
  );
}
