/** Changes a member's role. */
import { useState } from 'react';
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Select } from '../../parts/field.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { ROLE_OPTIONS, roleName } from '../../parts/roles.ts';
import type { StaffMember } from './staff-member.ts';
import { useStaffChange } from './use-staff-change.ts';

export interface RoleDialogProps {
  member: StaffMember;
  onClose: () => void;
}

export function RoleDialog({ member: { email, role: before }, onClose }: RoleDialogProps) {
  const [role, setRole] = useState<StaffRole>(before);
  const change = useStaffChange({
    change: (next: StaffRole) => callOffice('staffRole', { body: { email, role: next } }),
    done: (next) => `${email} now has the role ${roleName(next)}`,
    onClose,
  });
  return (
    <Dialog
      title={`Role of ${email}`}
      onClose={onClose}
      keepsFields
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button
            look="go"
            busy={change.isPending}
            disabled={role === before}
            onClick={() => change.mutate(role)}
          >
            Change to {roleName(role)}
          </Button>
        </>
      }
    >
      <div className="body">
        <Select
          label="Role"
          hint="It applies at once, also where the member is signed in."
          options={ROLE_OPTIONS}
          value={role}
          onChange={setRole}
        />
        {change.error && <ErrorCallout error={change.error} />}
      </div>
    </Dialog>
  );
}
