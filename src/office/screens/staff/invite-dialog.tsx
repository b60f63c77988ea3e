/** Invites a member by email. */
import { useState, type FormEvent } from 'react';
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { momentText } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { ErrorNote } from '../../parts/note.tsx';
import { ROLE_OPTIONS } from '../../parts/roles.ts';
import { useStaffChange } from './use-staff-change.ts';

const FORM = 'invite';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('support');
  const invite = useStaffChange({
    change: (body: { email: string; role: StaffRole }) => callOffice('staffInvite', { body }),
    done: (body, { expiresAt }) =>
      `${body.email} is invited; the link in the email works until ${momentText(expiresAt)}`,
    onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate({ email: email.trim(), role });
  };
  const wrong = fieldError(invite.error, 'email');
  return (
    <Dialog
      title="Invite a member"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="go" type="submit" form={FORM} busy={invite.isPending}>
            Send the invitation
          </Button>
        </>
      }
    >
      <form id={FORM} className="body" onSubmit={submit}>
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="off"
          value={email}
          error={wrong}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Select
          label="Role"
          hint="The role can be changed later. The invitation works once, for 48 hours."
          options={ROLE_OPTIONS}
          value={role}
          onChange={setRole}
        />
        {invite.error && !wrong && <ErrorNote error={invite.error} />}
      </form>
    </Dialog>
  );
}
