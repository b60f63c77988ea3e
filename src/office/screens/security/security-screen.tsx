/** A member's own sign-in: password, authenticator, recovery codes, passkeys, PIN and open sessions. */
import { useQuery } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { PageHead } from '../../parts/page.tsx';
import { useMay } from '../../session/session.ts';
import { AuthenticatorPanel } from './authenticator-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PinPanel } from './pin-panel.tsx';
import { SECURITY_QUERY } from './security.ts';
import { SessionsPanel } from './sessions-panel.tsx';

export default function SecurityScreen() {
  const may = useMay();
  const { data, error, refetch } = useQuery({
    queryKey: SECURITY_QUERY,
    queryFn: ({ signal }) => callOffice('security', {}, signal),
  });
  return (
    <>
      <PageHead title="Security" />
      {error && !data && <ErrorCallout error={error} onRetry={() => void refetch()} />}
      {!data && !error && <div className="panel skel-panel" aria-hidden="true" />}
      {data && (
        <div className="cols">
          <div className="stack">
            <PasswordPanel security={data} />
            <AuthenticatorPanel security={data} />
            <PasskeysPanel security={data} />
            {may('production.change') && <PinPanel security={data} />}
          </div>
          <aside className="stack" aria-label="Where you are signed in">
            <SessionsPanel sessions={data.sessions} />
          </aside>
        </div>
      )}
    </>
  );
}
