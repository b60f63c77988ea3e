/** Accepts an invitation by a password and an authenticator; in a trial, the password alone is enough. */
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { AuthenticatorSetup, digitsOf } from '../../session/authenticator-setup.tsx';
import { NewPasswordField } from '../../session/new-password-field.tsx';
import type { Accepted, Invitation } from './accepted.ts';

export interface AcceptByPasswordProps {
  token: string;
  invitation: Invitation;
  onAccepted: (accepted: Accepted) => void;
}

export function AcceptByPassword({ token, invitation, onAccepted }: AcceptByPasswordProps) {
  const { email, needsCode, authenticator } = invitation;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const accept = useMutation({
    mutationFn: () =>
      callOffice('invitationAccept', {
        body: {
          token,
          password,
          ...(code && { code: digitsOf(code), offer: authenticator.offer }),
        },
      }),
    onSuccess: onAccepted,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    accept.mutate();
  };
  const wrong = ['password', 'code'].some((field) => fieldError(accept.error, field));
  return (
    <form className="stack" onSubmit={submit}>
      <NewPasswordField
        label="Password"
        email={email}
        value={password}
        error={fieldError(accept.error, 'password')}
        onChange={setPassword}
      />
      <AuthenticatorSetup
        authenticator={authenticator}
        code={code}
        isOptional={!needsCode}
        error={fieldError(accept.error, 'code')}
        onChange={setCode}
      />
      {accept.error && !wrong && <ErrorCallout error={accept.error} />}
      <Button type="submit" className="big sign-wide" busy={accept.isPending}>
        Accept and sign in
      </Button>
    </form>
  );
}
