/** Sets up another authenticator, which replaces the one before. */
import { useState } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import {
  AuthenticatorSetup,
  digitsOf,
  type AuthenticatorOffer,
} from '../../session/authenticator-setup.tsx';
import { useSecurityChange } from './use-security-change.ts';

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
  const wrong = fieldError(confirm.error, 'code');
  return (
    <FormDialog
      title="Set up an authenticator"
      button="Confirm the code"
      isBusy={confirm.isPending}
      error={!wrong && confirm.error}
      onSubmit={() => confirm.mutate(undefined)}
      onClose={onClose}
    >
      <AuthenticatorSetup authenticator={offer} code={code} error={wrong} onChange={setCode} />
      <p>
        {isReplacing && 'Your old authenticator and recovery codes stop working. '}
        You are signed out on all other devices.
      </p>
    </FormDialog>
  );
}
