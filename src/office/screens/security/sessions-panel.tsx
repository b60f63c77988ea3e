/** Where the member is signed in, and ending sessions elsewhere. */
import { useRef } from 'react';
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { momentText } from '../../parts/dates.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { deviceText } from './device-text.ts';
import { FactorPanel } from './factor-panel.tsx';
import type { OpenSession } from './security.ts';
import { useSecurityChange } from './use-security-change.ts';

const OPENED_BY: Record<OpenSession['openedBy'], string> = {
  link: 'by a link',
  invitation: 'by an invitation',
  password: 'by password',
  passkey: 'by passkey',
};

export function SessionsPanel({ sessions }: { sessions: readonly OpenSession[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useSecurityChange({
    change: (id: string) => callOffice('securityEndSession', { body: { id } }),
    done: 'The session is ended',
    onDone: () => heading.current?.focus(),
  });
  return (
    <FactorPanel title="Sessions" heading={heading}>
      <ul className="factor-rows">
        {sessions.map((session) => {
          const { id, device, isThis } = session;
          return (
            <li key={id}>
              <span className="grow">
                {deviceText(device)}
                <span className="small soft">{signedInText(session)}</span>
                {!isThis && (
                  <span className="small soft">Last used {momentText(session.usedAt)}</span>
                )}
              </span>
              {isThis ? (
                <span className="tag done">This one</span>
              ) : (
                <Button
                  look="quiet"
                  busy={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  End
                  <span className="sr">
                    {' '}
                    the session of {deviceText(device)}, {signedInText(session)}
                  </span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {end.error && (
        <div className="body">
          <ErrorCallout error={end.error} />
        </div>
      )}
    </FactorPanel>
  );
}

const signedInText = ({ openedBy, createdAt, isTablet }: OpenSession): string =>
  `${isTablet ? 'Shared tablet, signed' : 'Signed'} in ${OPENED_BY[openedBy]}, ${momentText(createdAt)}`;
