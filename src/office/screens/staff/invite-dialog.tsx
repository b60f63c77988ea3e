/** Invites a member by email. */
import { useState } from 'react';
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { momentText } from '../../parts/dates.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { ROLE_OPTIONS } from '../../parts/roles.ts';
import { useStaffChange } from './use-staff-change.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('support');
  const invite = useStaffChange({
    change: (body: { email: string; role: StaffRole }) => callOffice('staffInvite', { body }),
    done: (body, { expiresAt }) =>
      `${body.email} is invited; the link in the email works until ${momentText(expiresAt)}`,
    onClose,
  });
  const wrong = fieldError(invite.error, 'email');
  return (
    <FormDialog
      title="Invite a member"
      button="Send the invitation"
      isBusy={invite.isPending}
      error={!wrong && invite.error}
      onSubmit={() => invite.mutate({ email: email.trim(), role })}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
