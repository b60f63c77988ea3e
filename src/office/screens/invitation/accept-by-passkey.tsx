/** Accepts an invitation by a new passkey. */
import { useMutation } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { makeInvitedPasskey } from '../../session/passkeys.ts';
import type { Accepted } from './accepted.ts';

const FIRST_NAME = 'First passkey';

export interface AcceptByPasskeyProps {
  token: string;
  onAccepted: (accepted: Accepted) => void;
}

export function AcceptByPasskey({ token, onAccepted }: AcceptByPasskeyProps) {
  const accept = useMutation({
    mutationFn: async () =>
      callOffice('invitationAcceptByPasskey', {
        body: { token, name: FIRST_NAME, passkey: await makeInvitedPasskey(token) },
      }),
    onSuccess: onAccepted,
  });
  return (
    <>
      <Button
        look="go"
        icon="key"
        className="big sign-wide"
        busy={accept.isPending}
        onClick={() => accept.mutate()}
      >
        Make a passkey
      </Button>
      <p className="hint">
        You then sign in with the fingerprint, face or PIN of this device, or with a security key.
      </p>
      {accept.error && <ErrorCallout error={accept.error} />}
    </>
  );
}
