/** Asks before a member is disabled. */
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import type { StaffMember } from './staff-member.ts';
import { useStaffChange } from './use-staff-change.ts';

export interface DisableDialogProps {
  member: StaffMember;
  isOneself: boolean;
  onClose: () => void;
}

export function DisableDialog({ member: { email }, isOneself, onClose }: DisableDialogProps) {
  const disable = useStaffChange({
    change: (_: string) => callOffice('staffDisable', { body: { email } }),
    done: () => `${email} is disabled`,
    onClose,
  });
  return (
    <Dialog
      title={isOneself ? 'Disable yourself' : `Disable ${email}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="danger-go" busy={disable.isPending} onClick={() => disable.mutate(email)}>
            Disable {email}
          </Button>
        </>
      }
    >
      <div className="body">
        <p>
          {isOneself ? 'You are' : 'The member is'} signed out everywhere at once and cannot sign in
          again. What was done stays in the journal. A new invitation lets{' '}
          {isOneself ? 'you' : 'the member'} in again.
        </p>
        {disable.error && <ErrorCallout error={disable.error} />}
      </div>
    </Dialog>
  );
}
