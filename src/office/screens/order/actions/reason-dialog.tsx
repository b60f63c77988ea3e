/** A step of an order that needs, or may have, a reason. */
import { useState, type FormEvent } from 'react';
import { fieldError } from '../../../api/refusal.ts';
import { Button, type ButtonLook } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { TextField } from '../../../parts/field.tsx';
import { ErrorNote } from '../../../parts/note.tsx';
import type { Order } from '../order.ts';
import { useOrderChange } from './use-order-change.ts';

const FORM = 'reason';

export interface ReasonDialogProps {
  order: Order;
  title: string;
  /** What follows from the step. */
  explanation: string;
  button: string;
  look?: ButtonLook;
  isOptional?: boolean;
  change: (reason: string) => Promise<Order>;
  done: string;
  onClose: () => void;
}

export function ReasonDialog({
  order,
  title,
  explanation,
  button,
  look = 'go',
  isOptional = false,
  change,
  done,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const step = useOrderChange(order, { change, done: () => done, onDone: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    step.mutate(reason.trim());
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look={look} type="submit" form={FORM} busy={step.isPending}>
            {button}
          </Button>
        </>
      }
    >
      <form id={FORM} className="body" onSubmit={submit}>
        <p>{explanation}</p>
        <TextField
          label={isOptional ? 'Reason (if it helps)' : 'Reason'}
          hint="For the order’s history and the journal."
          required={!isOptional}
          maxLength={200}
          value={reason}
          error={fieldError(step.error, 'reason')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {step.error && <ErrorNote error={step.error} />}
      </form>
    </Dialog>
  );
}
