/** The staff's notes about a customer, and a new one. Notes cannot be changed; they go with the customer. */
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { momentText } from '../../parts/dates.ts';
import { TextArea } from '../../parts/field.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useKeptText } from '../../drafts/use-kept.ts';
import { useSingleMutation } from '../../parts/use-single-mutation.ts';
import { useMay } from '../../session/session.ts';
import type { Customer } from './customer.ts';

export function NotesPanel({ customer }: { customer: Customer }) {
  const may = useMay();
  const { notes } = customer;
  return (
    <section className="panel" aria-labelledby="notes">
      <header>
        <h2 id="notes">Notes</h2>
      </header>
      <div className="body stack">
        {may('customers.change') && <NoteForm customer={customer} />}
        {notes.length === 0 && <p className="soft">No notes yet.</p>}
        {notes.map(({ id, by, text, at }) => (
          <div key={id}>
            <p className="written">{text}</p>
            <p className="small soft">
              {by}, <time dateTime={at}>{momentText(at)}</time>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

function NoteForm({ customer: { id } }: { customer: Customer }) {
  const queries = useQueryClient();
  const [text, setText] = useKeptText(`customer ${id}`);
  // One key for each note, so that a repeated press adds it once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = useSingleMutation({
    mutationFn: () => callOffice('customerNote', { params: { id }, body: { key, text } }),
    onSuccess: async () => {
      setText('');
      setKey(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: ['customers', 'one', id] });
      toast('The note is saved');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <TextArea
        label="New note"
        hint="Only the staff see it. The customer’s export contains it."
        required
        rows={3}
        maxLength={5000}
        value={text}
        error={fieldError(add.error, 'text')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {add.error && <ErrorCallout error={add.error} />}
      <div className="row">
        <Button type="submit" busy={add.isPending} disabled={text.trim() === ''}>
          Save the note
        </Button>
      </div>
    </form>
  );
}
