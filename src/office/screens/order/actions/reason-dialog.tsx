/** A step of an order that needs, or may have, a reason. */
import { useState } from 'react';
import { fieldError } from '../../../api/refusal.ts';
import type { ButtonLook } from '../../../parts/button.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { TextField } from '../../../parts/field.tsx';
import type { Order } from '../order.ts';
import { useOrderChange } from './use-order-change.ts';

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
  return (
    <FormDialog
      title={title}
      button={button}
      look={look}
      isBusy={step.isPending}
      error={step.error}
      onSubmit={() => step.mutate(reason.trim())}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
