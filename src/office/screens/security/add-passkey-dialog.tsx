/** Adds a passkey under a name. */
import { useState } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { makeOwnPasskey } from '../../session/passkeys.ts';
import { useSecurityChange } from './use-security-change.ts';

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
  const wrong = fieldError(add.error, 'name');
  return (
    <FormDialog
      title="Add a passkey"
      button="Make the passkey"
      icon="key"
      isBusy={add.isPending}
      error={!wrong && add.error}
      onSubmit={() => add.mutate(undefined)}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
