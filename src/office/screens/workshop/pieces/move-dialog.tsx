/** Moves pieces to another column or stage of making without dragging them. */
import { useEffect, useRef, useState } from 'react';
import {
  BOARD_STATES,
  WORKSHOP_STATES,
  type WorkshopState,
} from '../../../../domain/orders/pieces/board-steps.ts';
import { Choices } from '../../../parts/choices.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import {
  isToBeApproved,
  piecesText,
  targetName,
  usualMove,
  type Piece,
  type Target,
} from '../board.ts';

/** What is to be approved can go nowhere else, and only what waits can be marked so. */
function statesFor(pieces: readonly Piece[]): readonly WorkshopState[] {
  if (pieces.every(isToBeApproved)) return ['waiting'];
  return pieces.some(({ state }) => state === 'waiting') ? WORKSHOP_STATES : BOARD_STATES;
}

/** The columns, with the stages of making after its beginning. */
function targetsFor(pieces: readonly Piece[], stages: readonly string[]): readonly Target[] {
  return statesFor(pieces).flatMap((to): Target[] =>
    to === 'making' && stages.length > 0
      ? [{ to, stage: null }, ...stages.map((stage) => ({ to, stage }))]
      : [{ to }],
  );
}

const keyOf = ({ to, stage }: Target): string => (stage ? `${to} ${stage}` : to);

const optionOf = (target: Target) => ({
  value: keyOf(target),
  label: targetName(target),
  ...(target.to === 'toApprove' && { hint: 'Somebody looks at the design before it is made.' }),
});

function buttonText(pieces: readonly Piece[], target: Target): string {
  if (pieces.every(isToBeApproved)) return `Approve ${piecesText(pieces.length)}`;
  return target.to === 'toApprove' ? 'Mark to be approved' : `Move to ${targetName(target)}`;
}

export interface MoveDialogProps {
  pieces: readonly Piece[];
  /** Of making, if all pieces are of one process. */
  stages: readonly string[];
  onMove: (target: Target) => void;
  onClose: () => void;
}

export function MoveDialog({ pieces, stages, onMove, onClose }: MoveDialogProps) {
  const targets = targetsFor(pieces, stages);
  const [key, setKey] = useState(() => keyOf(usualMove(pieces[0]!, stages)));
  // A stage may be removed from the settings while the dialog is open.
  const target = targets.find((each) => keyOf(each) === key) ?? usualMove(pieces[0]!, stages);
  const choices = useRef<HTMLDivElement>(null);
  // Enter then moves to the usual column.
  useEffect(() => choices.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  return (
    <FormDialog
      title={`Move ${piecesText(pieces.length)} to`}
      button={buttonText(pieces, target)}
      isBusy={false}
      error={null}
      onSubmit={() => onMove(target)}
      onClose={onClose}
    >
      <div ref={choices}>
        <Choices
          legend={stages.length > 0 ? 'Column or stage' : 'Column'}
          name="column"
          options={targets.map(optionOf)}
          value={keyOf(target)}
          onChange={setKey}
        />
      </div>
    </FormDialog>
  );
}
