/** Has copies of a line made again, each from a new blank. */
import { useState, type FormEvent } from 'react';
import {
  REMAKE_CAUSE_CODES,
  REMAKE_CAUSES,
  type RemakeCause,
} from '../../../../domain/orders/remake.ts';
import { callOffice } from '../../../api/call.ts';
import { fieldError } from '../../../api/refusal.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Select, TextField } from '../../../parts/field.tsx';
import { ErrorNote } from '../../../parts/note.tsx';
import type { Line, Order } from '../order.ts';
import { useOrderChange } from './use-order-change.ts';

const FORM = 'remake';
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
    done: () => `${pieces(copies)} of ${reference} will be made again`,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCount) remake.mutate();
  };
  return (
    <Dialog
      title={`Remake ${line.name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="go" type="submit" form={FORM} busy={remake.isPending} disabled={!isCount}>
            Remake {isCount ? pieces(copies) : 'it'}
          </Button>
        </>
      }
    >
      <form id={FORM} className="body" onSubmit={submit}>
        <p>
          New blanks are taken from stock, and the machine files are made again.
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
        {remake.error && <ErrorNote error={remake.error} />}
      </form>
    </Dialog>
  );
}

const pieces = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;
