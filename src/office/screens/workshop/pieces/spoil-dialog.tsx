/** Writes one piece off, with its cause, and has it made again. */
import { useState } from 'react';
import {
  REMAKE_CAUSE_CODES,
  REMAKE_CAUSES,
  type RemakeCause,
} from '../../../../domain/orders/pieces/remake.ts';
import { Select } from '../../../parts/field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { remakeNeeds } from '../../../workshop/remake-text.ts';
import type { PieceDialogProps } from './hold-dialog.tsx';
import { usePieceSpoil } from './use-piece-change.ts';

const CAUSES = REMAKE_CAUSE_CODES.map((value) => ({ value, label: REMAKE_CAUSES[value] }));

export function SpoilDialog({ piece, onClose }: PieceDialogProps) {
  const [cause, setCause] = useState<RemakeCause>('misprint');
  const spoil = usePieceSpoil(piece, onClose);
  return (
    <FormDialog
      title="This piece is spoiled"
      button="Make it again"
      look="danger-go"
      isBusy={spoil.isPending}
      error={spoil.error}
      onSubmit={() => spoil.mutate(cause)}
      onClose={onClose}
    >
      <p>
        1 new blank is taken from stock, and a new piece waits in its place. {remakeNeeds(1)} This
        cannot be taken back. The customer is not told.
      </p>
      <Select label="Why" options={CAUSES} value={cause} onChange={setCause} />
    </FormDialog>
  );
}
