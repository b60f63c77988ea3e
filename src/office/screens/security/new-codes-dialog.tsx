/** Asks before the recovery codes are replaced. */
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { useSecurityChange } from './use-security-change.ts';

export interface NewCodesDialogProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

export function NewCodesDialog({ onDone, onClose }: NewCodesDialogProps) {
  const renew = useSecurityChange({
    change: () => callOffice('securityRecoveryCodes', { body: {} }),
    done: 'The old recovery codes no longer work',
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <Dialog
      title="Make new recovery codes"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="go" busy={renew.isPending} onClick={() => renew.mutate(undefined)}>
            Make new codes
          </Button>
        </>
      }
    >
      <div className="body">
        <p>The codes that you have now stop working. The new ones are shown once.</p>
        {renew.error && <ErrorCallout error={renew.error} />}
      </div>
    </Dialog>
  );
}
