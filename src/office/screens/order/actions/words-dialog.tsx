/** Changes what is written on a line, until its production starts. */
import { callOffice } from '../../../api/call.ts';
import { messageOf, Refusal } from '../../../api/refusal.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { TextField } from '../../../parts/field.tsx';
import type { Line, Order } from '../order.ts';
import { useOrderChange } from './use-order-change.ts';
import { useOrderDraft } from './use-order-draft.ts';

export interface WordsDialogProps {
  order: Order;
  /** From 1. */
  number: number;
  line: Line;
  personalisation: NonNullable<Line['personalisation']>;
  onClose: () => void;
}

export function WordsDialog({ order, number, line, personalisation, onClose }: WordsDialogProps) {
  const { draft: fields, change, version, see } = useOrderDraft(order, personalisation.fields);
  const { reference } = order;
  const save = useOrderChange(order, {
    change: () =>
      callOffice('orderWords', {
        params: { reference },
        body: { version, line: number, personalisation: { ...personalisation, fields } },
      }),
    done: () => 'The words are changed, and the machine files are made again',
    onDone: onClose,
    onStale: see,
  });
  return (
    <FormDialog
      title={`Words on ${line.name}`}
      button="Save the words"
      isBusy={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      {line.fields.map(({ name, label, maxLength }) => (
        <TextField
          key={name}
          label={label}
          autoComplete="off"
          maxLength={maxLength}
          value={fields[name] ?? ''}
          error={errorAt(save.error, name)}
          onChange={({ currentTarget }) => change({ ...fields, [name]: currentTarget.value })}
        />
      ))}
    </FormDialog>
  );
}

function errorAt(error: unknown, field: string): string | undefined {
  if (!(error instanceof Refusal)) return undefined;
  const found = error.fields.find((each) => each.field.endsWith(`fields.${field}`));
  return found && (found.message || messageOf(error));
}
