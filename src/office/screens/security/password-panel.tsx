/** The member's password, and the dialog that changes it. */
import { useState } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { NewPasswordField } from '../../session/new-password-field.tsx';
import { useMember } from '../../session/session.ts';
import { FactorPanel } from './factor-panel.tsx';
import type { Security } from './security.ts';
import { useSecurityChange } from './use-security-change.ts';

export function PasswordPanel({ security: { hasPassword } }: { security: Security }) {
  const [isOpen, setOpen] = useState(false);
  const action = hasPassword ? 'Change the password' : 'Set a password';
  return (
    <FactorPanel title="Password" tag={hasPassword && 'Set'}>
      <div className="body stack">
        {!hasPassword && <p className="soft">You have none.</p>}
        <p className="factor-acts">
          <Button onClick={() => setOpen(true)}>{action}</Button>
        </p>
      </div>
      {isOpen && <PasswordDialog title={action} onClose={() => setOpen(false)} />}
    </FactorPanel>
  );
}

function PasswordDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { email } = useMember();
  const [password, setPassword] = useState('');
  const save = useSecurityChange({
    change: () => callOffice('securityPassword', { body: { password } }),
    done: 'The new password is saved',
    onDone: onClose,
  });
  const wrong = fieldError(save.error, 'password');
  return (
    <FormDialog
      title={title}
      button="Save the password"
      isBusy={save.isPending}
      error={!wrong && save.error}
      onSubmit={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <NewPasswordField
        label="New password"
        email={email}
        value={password}
        error={wrong}
        onChange={setPassword}
      />
      <p>You are signed out on all other devices.</p>
    </FormDialog>
  );
}
