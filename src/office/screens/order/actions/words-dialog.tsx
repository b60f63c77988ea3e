/** Changes what is written on a line, until its production starts. */
import { useState, type FormEvent } from 'react';
import { callOffice } from '../../../api/call.ts';
import { messageOf, Refusal } from '../../../api/refusal.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { TextField } from '../../../parts/field.tsx';
import { ErrorNote } from '../../../parts/note.tsx';
import type { Line, Order } from '../order.ts';
import { useOrderChange } from './use-order-change.ts';

const FORM = 'words';

export interface WordsDialogProps {
  order: Order;
  /** From 1. */
  number: number;
  line: Line;
  personalisation: NonNullable<Line['personalisation']>;
  onClose: () => void;
}

export function WordsDialog({ order, number, line, personalisation, onClose }: WordsDialogProps) {
  const [fields, setFields] = useState(personalisation.fields);
  const { reference, version } = order;
  const save = useOrderChange(order, {
    change: () =>
      callOffice('orderWords', {
        params: { reference },
        body: { version, line: number, personalisation: { ...personalisation, fields } },
      }),
    done: () => 'The words are changed, and the machine files are made again',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      title={`Words on ${line.name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="go" type="submit" form={FORM} busy={save.isPending}>
            Save the words
          </Button>
        </>
      }
    >
      <form id={FORM} className="body" onSubmit={submit}>
        {line.fields.map(({ name, label, maxLength }) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            maxLength={maxLength}
            value={fields[name] ?? ''}
            error={errorAt(save.error, name)}
            onChange={({ currentTarget }) =>
              setFields((before) => ({ ...before, [name]: currentTarget.value }))
            }
          />
        ))}
        {save.error && <ErrorNote error={save.error} />}
      </form>
    </Dialog>
  );
}

function errorAt(error: unknown, field: string): string | undefined {
  if (!(error instanceof Refusal)) return undefined;
  const found = error.fields.find((each) => each.field.endsWith(`fields.${field}`));
  return found && (found.message || messageOf(error));
}
