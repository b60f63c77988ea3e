/** Adds a passkey under a name. */
import { useState, type FormEvent } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { ErrorNote } from '../../parts/note.tsx';
import { makeOwnPasskey } from '../../session/passkeys.ts';
import { useSecurityChange } from './use-security-change.ts';

const FORM = 'add-passkey';

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const add = useSecurityChange({
    change: async () =>
      callOffice('securityPasskeyAdd', {
        body: { name: name.trim(), passkey: await makeOwnPasskey() },
      }),
    done: 'The passkey is added',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(undefined);
  };
  const wrong = fieldError(add.error, 'name');
  return (
    <Dialog
      title="Add a passkey"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="go" icon="key" type="submit" form={FORM} busy={add.isPending}>
            Make the passkey
          </Button>
        </>
      }
    >
      <form id={FORM} className="body" onSubmit={submit}>
        <TextField
          label="Name"
          hint="How you recognise it, such as Phone or Laptop."
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          error={wrong}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {add.error && !wrong && <ErrorNote error={add.error} />}
      </form>
    </Dialog>
  );
}
