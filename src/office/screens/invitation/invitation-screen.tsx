/** Accepts an invitation: by a passkey, or by a password and an authenticator. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOffice } from '../../api/call.ts';
import { momentText } from '../../parts/dates.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { roleName } from '../../parts/roles.ts';
import { useHashToken } from '../../session/hash-token.ts';
import { hasPasskeys } from '../../session/passkeys.ts';
import { SignFrame } from '../../session/sign-frame.tsx';
import { AcceptByPasskey } from './accept-by-passkey.tsx';
import { AcceptByPassword } from './accept-by-password.tsx';
import type { Accepted } from './accepted.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export default function InvitationScreen() {
  const token = useHashToken();
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callOffice('invitationShow', { body: { token: token! } }, signal),
    enabled: Boolean(token) && accepted === null,
    // The offered authenticator must not change while somebody scans it.
    staleTime: Infinity,
  });
  if (accepted) return <RecoveryCodes accepted={accepted} />;
  if (token === '' || (error && !data))
    return (
      <SignFrame title="This invitation does not work">
        {error ? (
          <ErrorCallout error={error} onRetry={() => void refetch()} />
        ) : (
          <p>The address has no token. It may have been cut off when it was copied.</p>
        )}
        <p>Invitations work once, for 48 hours. Ask an owner for a new one.</p>
      </SignFrame>
    );
  if (!data || !token)
    return (
      <SignFrame title="Your invitation">
        <p className="soft" role="status">
          One moment.
        </p>
      </SignFrame>
    );
  return (
    <SignFrame title="Your invitation">
      <p>
        For <b>{data.email}</b>, as {roleName(data.role).toLowerCase()}. It works once, until{' '}
        {momentText(data.expiresAt)}.
      </p>
      {hasPasskeys() && (
        <>
          <AcceptByPasskey token={token} onAccepted={setAccepted} />
          <p className="sign-or">
            <span>or</span>
          </p>
        </>
      )}
      <AcceptByPassword token={token} invitation={data} onAccepted={setAccepted} />
    </SignFrame>
  );
}
