/** Opens a session by the token behind the # of a sign-in link. */
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { callOffice } from '../../api/call.ts';
import { Refusal } from '../../api/refusal.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { useHashToken } from '../../session/hash-token.ts';
import { beginSession } from '../../session/session.ts';
import { SignFrame } from '../../session/sign-frame.tsx';

/** One for each token: rendering twice must not use a single-use token twice. */
const exchanges = new Map<string, Promise<void>>();

function exchange(token: string): Promise<void> {
  const known = exchanges.get(token);
  if (known) return known;
  const begun = callOffice('sessionOpen', { body: { token } }).then(beginSession);
  exchanges.set(token, begun);
  // A link whose exchange failed on the way may still be good.
  begun.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === undefined) exchanges.delete(token);
  });
  return begun;
}

export default function EnterScreen() {
  const navigate = useNavigate();
  const token = useHashToken();
  const entering = useMutation({
    mutationFn: exchange,
    onSuccess: () => void navigate('/office', { replace: true, state: null }),
  });
  const { mutate } = entering;
  useEffect(() => {
    if (token) mutate(token);
  }, [token, mutate]);

  if (token !== '' && !entering.error)
    return (
      <SignFrame title="Signing in">
        <p className="soft" role="status">
          One moment.
        </p>
      </SignFrame>
    );
  return (
    <SignFrame title="This link does not work">
      {entering.error && token ? (
        <ErrorCallout error={entering.error} onRetry={() => mutate(token)} />
      ) : (
        <p>The address has no token. It may have been cut off when it was copied.</p>
      )}
      <p>Make a new link on the shop’s machine, and open it in this browser within ten minutes:</p>
      <p>
        <code>npm run staff -- link you@example.org</code>
      </p>
    </SignFrame>
  );
}
