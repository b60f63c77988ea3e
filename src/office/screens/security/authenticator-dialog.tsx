/** Sets up another authenticator, which replaces the one before. */
import { useState, type FormEvent } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorNote } from '../../parts/note.tsx';
import {
  AuthenticatorSetup,
  digitsOf,
  type AuthenticatorOffer,
} from '../../session/authenticator-setup.tsx';
import { useSecurityChange } from './use-security-change.ts';

const FORM = 'authenticator-setup';

export interface AuthenticatorDialogProps {
  offer: AuthenticatorOffer;
  /** The member has an authenticator already. */
  isReplacing: boolean;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

export function AuthenticatorDialog({
  offer,
  isReplacing,
  onDone,
  onClose,
}: AuthenticatorDialogProps) {
  const [code, setCode] = useState('');
  const confirm = useSecurityChange({
    change: () =>
      callOffice('securityAuthenticator', { body: { offer: offer.offer, code: digitsOf(code) } }),
    done: 'The authenticator is set up',
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(undefined);
  };
  const wrong = fieldError(confirm.error, 'code');
  return (
    <Dialog
      title="Set up an authenticator"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="go" type="submit" form={FORM} busy={confirm.isPending}>
            Confirm the code
          </Button>
        </>
      }
    >
      <form id={FORM} className="body" onSubmit={submit}>
        <AuthenticatorSetup authenticator={offer} code={code} error={wrong} onChange={setCode} />
        <p>
          {isReplacing && 'Your old authenticator and recovery codes stop working. '}
          You are signed out on all other devices.
        </p>
        {confirm.error && !wrong && <ErrorNote error={confirm.error} />}
      </form>
    </Dialog>
  );
}
