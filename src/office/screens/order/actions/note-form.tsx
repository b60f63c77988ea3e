/** Writes a note about an order: for the staff, or to the customer by email. */
import { useState, type FormEvent } from 'react';
import { callOffice } from '../../../api/call.ts';
import { fieldError } from '../../../api/refusal.ts';
import { Button } from '../../../parts/button.tsx';
import { Select, TextArea } from '../../../parts/field.tsx';
import { ErrorCallout } from '../../../parts/error-callout.tsx';
import { useKeptText } from '../../../drafts/use-kept.ts';
import type { Order } from '../order.ts';
import { useOrderChange } from './use-order-change.ts';

type To = 'staff' | 'buyer';

const OPTIONS: readonly { value: To; label: string }[] = [
  { value: 'staff', label: 'For the staff only' },
  { value: 'buyer', label: 'To the customer, by email' },
];

/** The buyer of a sample order is invented. */
const FOR_STAFF = OPTIONS.filter(({ value }) => value === 'staff');

export function NoteForm({ order }: { order: Order }) {
  const { reference, version } = order;
  const [text, setText] = useKeptText(`order ${reference}`);
  const [to, setTo] = useState<To>('staff');
  const write = useOrderChange(order, {
    change: () => callOffice('orderNote', { params: { reference }, body: { version, text, to } }),
    done: () => (to === 'buyer' ? 'The note is sent to the customer' : 'The note is saved'),
    onDone: () => setText(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    write.mutate();
  };
  return (
    <form className="stack" onSubmit={submit} aria-label="New note">
      <TextArea
        label="Note"
        required
        rows={2}
        maxLength={4000}
        value={text}
        error={fieldError(write.error, 'text')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="row wrap at-end">
        <Select
          label="Who reads it"
          options={order.isSample ? FOR_STAFF : OPTIONS}
          value={to}
          onChange={setTo}
        />
        <Button type="submit" busy={write.isPending}>
          {to === 'buyer' ? 'Send' : 'Save'}
        </Button>
      </div>
      {write.error && <ErrorCallout error={write.error} />}
    </form>
  );
}
