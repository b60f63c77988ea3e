/** Has copies of a line made again, each from a new blank. */
import { useState } from 'react';
import {
  REMAKE_CAUSE_CODES,
  REMAKE_CAUSES,
  type RemakeCause,
} from '../../../../domain/orders/pieces/remake.ts';
import { callOffice } from '../../../api/call.ts';
import { fieldError } from '../../../api/refusal.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { Select, TextField } from '../../../parts/field.tsx';
import { remakeNeeds } from '../../../workshop/remake-text.ts';
import type { Line, Order } from '../order.ts';
import { useOrderChange } from './use-order-change.ts';

const CAUSES = REMAKE_CAUSE_CODES.map((value) => ({ value, label: REMAKE_CAUSES[value] }));

interface RemakeDialogProps {
  order: Order;
  line: Line;
  onClose: () => void;
}

export function RemakeDialog({ order, line, onClose }: RemakeDialogProps) {
  const { reference, version, state } = order;
  const [typed, setTyped] = useState('1');
  const [cause, setCause] = useState<RemakeCause>('misprint');
  const copies = Number(typed);
  const isCount = Number.isInteger(copies) && copies >= 1 && copies <= line.quantity;
  const remake = useOrderChange(order, {
    change: () =>
      callOffice('orderRemake', {
        params: { reference },
        body: { version, line: line.number, copies, cause },
      }),
    done: () => `${pieces(copies)} of ${reference} will be made again. ${remakeNeeds(copies)}`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Remake ${line.name}`}
      button={`Remake ${isCount ? pieces(copies) : 'it'}`}
      disabled={!isCount}
      isBusy={remake.isPending}
      error={remake.error}
      onSubmit={() => {
        if (isCount) remake.mutate();
      }}
      onClose={onClose}
    >
      <p>
        New blanks are taken from stock, and the machine files are made again.{' '}
        {remakeNeeds(isCount ? copies : 1)}
        {state !== 'inProduction' && ' The order is in production again until they are sent.'} The
        customer is not told.
      </p>
      {line.quantity > 1 && (
        <TextField
          label={`Pieces, of ${line.quantity}`}
          type="number"
          inputMode="numeric"
          min={1}
          max={line.quantity}
          required
          value={typed}
          error={fieldError(remake.error, 'copies')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <Select label="Why" options={CAUSES} value={cause} onChange={setCause} />
    </FormDialog>
  );
}

const pieces = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;
