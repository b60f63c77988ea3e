/** Puts one piece on hold, with its reason. */
import { useState } from 'react';
import { fieldError } from '../../../api/refusal.ts';
import { TextField } from '../../../parts/field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import type { Piece } from '../board.ts';
import { usePieceHold } from './use-piece-change.ts';

export interface PieceDialogProps {
  piece: Piece;
  onClose: () => void;
}

export function HoldDialog({ piece, onClose }: PieceDialogProps) {
  const [reason, setReason] = useState('');
  const hold = usePieceHold(piece, onClose);
  return (
    <FormDialog
      title="Hold this piece"
      button="Hold the piece"
      isBusy={hold.isPending}
      error={hold.error}
      onSubmit={() => hold.mutate(reason.trim())}
      onClose={onClose}
    >
      <p>It stays where it is and is left out of batches until it is released.</p>
      <TextField
        label="Reason"
        hint="Shown on the ticket and in the piece’s history."
        required
        maxLength={200}
        value={reason}
        error={fieldError(hold.error, 'reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}
