/** Asks before a step of many orders, and shows exactly what came of it. */
import { useState, type FormEvent } from 'react';
import { countText } from '../../orders/order-texts.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { toast } from '../../parts/toasts.tsx';
import type { ChosenStep } from './bulk-actions.tsx';
import { releaseAgain, useBulkStep, type BulkProgress, type BulkStep } from './use-bulk-step.ts';

const FORM = 'bulk';

interface StepTexts {
  /** Before the number of orders. */
  title: string;
  explanation: string;
  done: (count: string) => string;
}

const TEXTS: Record<BulkStep, StepTexts> = {
  produce: {
    title: 'Start production of',
    explanation:
      'Their words and designs can no longer be changed by the customers. This cannot be taken back.',
    done: (count) => `Production of ${count} has started`,
  },
  hold: {
    title: 'Hold',
    explanation: 'Nothing of them is made or sent until they are released.',
    done: (count) => `${count} on hold`,
  },
  release: {
    title: 'Release',
    explanation: 'They can be made and sent again, and their machine files are made.',
    done: (count) => `${count} released`,
  },
};

export interface BulkDialogProps {
  chosen: ChosenStep;
  onClose: () => void;
}

export function BulkDialog({
  chosen: { step, references, clearSelection },
  onClose,
}: BulkDialogProps) {
  const [reason, setReason] = useState('');
  const { run, progress } = useBulkStep(step, references);
  const { title, explanation, done } = TEXTS[step];
  const answered = progress.done.length + progress.refused.length;
  const isOver = run.isSuccess;
  const finish = (result: BulkProgress) => {
    toast(done(countText(result.done.length)), undoOf(step, result.done));
    if (result.refused.length > 0) return;
    onClose();
    clearSelection();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOver) return onClose();
    run.mutate(reason.trim(), { onSuccess: finish });
  };
  return (
    <Dialog
      title={`${title} ${countText(references.length)}`}
      onClose={onClose}
      keepsFields
      footer={
        <>
          {!isOver && <Button onClick={onClose}>Back</Button>}
          <Button look="go" type="submit" form={FORM} busy={run.isPending}>
            {isOver ? 'Close' : buttonText(title, references.length - answered)}
          </Button>
        </>
      }
    >
      <form id={FORM} className="body stack" onSubmit={submit}>
        <p>{explanation}</p>
        {step === 'hold' && !isOver && (
          <TextField
            label="Reason"
            hint="For the orders’ histories and the journal."
            required
            maxLength={200}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <p role="status">
          {answered > 0 && `${progress.done.length} of ${references.length} done.`}
        </p>
        {progress.refused.length > 0 && (
          <ul className="stack-small" aria-label="Not possible">
            {progress.refused.map(({ reference, message }) => (
              <li key={reference}>
                <b>{reference}</b>: {message}
              </li>
            ))}
          </ul>
        )}
        {run.error && <ErrorCallout error={run.error} />}
      </form>
    </Dialog>
  );
}

const buttonText = (title: string, left: number): string => `${title} ${countText(left)}`;

/** Production cannot be taken back. */
const undoOf = (step: BulkStep, done: readonly string[]) =>
  step === 'hold' && done.length > 0
    ? async () => `${countText(await releaseAgain(done))} released`
    : undefined;
