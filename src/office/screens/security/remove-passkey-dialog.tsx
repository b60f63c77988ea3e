/** Asks before a passkey is removed. */
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import type { Passkey } from './security.ts';
import { useSecurityChange } from './use-security-change.ts';

export interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const remove = useSecurityChange({
    change: () => callOffice('securityPasskeyRemove', { body: { id } }),
    done: `${name} is removed`,
    onDone: onClose,
  });
  return (
    <Dialog
      title={`Remove ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="danger-go" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            Remove the passkey
          </Button>
        </>
      }
    >
      <div className="body">
        <p>You can no longer sign in with it. Delete it on the device too.</p>
        {remove.error && <ErrorCallout error={remove.error} />}
      </div>
    </Dialog>
  );
}
