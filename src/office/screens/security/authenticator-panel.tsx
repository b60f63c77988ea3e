/** The member's authenticator and recovery codes. */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import type { AuthenticatorOffer } from '../../session/authenticator-setup.tsx';
import { RecoveryCodeList } from '../../session/recovery-code-list.tsx';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import type { Security } from './security.ts';

type Open = { dialog: 'authenticator'; offer: AuthenticatorOffer } | { dialog: 'codes' } | null;

export function AuthenticatorPanel({ security }: { security: Security }) {
  const { hasAuthenticator, recoveryCodes } = security;
  const [open, setOpen] = useState<Open>(null);
  /** New ones, until the member has stored them. */
  const [codes, setCodes] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);
  const showCodes = (made: readonly string[]) => {
    close();
    setCodes(made);
  };
  const forgetCodes = () => {
    heading.current?.focus();
    setCodes([]);
  };
  const setUp = useMutation({
    mutationFn: () => callOffice('securityAuthenticatorOffer', { body: {} }),
    onSuccess: (offer) => setOpen({ dialog: 'authenticator', offer }),
  });
  return (
    <FactorPanel title="Authenticator" tag={hasAuthenticator && 'Set up'} heading={heading}>
      <div className="body stack">
        <p className="soft">
          {hasAuthenticator ? `${leftText(recoveryCodes)} left.` : 'You have none.'}
        </p>
        <p className="factor-acts">
          <Button busy={setUp.isPending} onClick={() => setUp.mutate()}>
            {hasAuthenticator ? 'Set up again' : 'Set up an authenticator'}
          </Button>
          {hasAuthenticator && (
            <Button onClick={() => setOpen({ dialog: 'codes' })}>Make new recovery codes</Button>
          )}
        </p>
        {setUp.error && <ErrorCallout error={setUp.error} />}
      </div>
      {codes.length > 0 && <NewCodes codes={codes} onStored={forgetCodes} />}
      {open?.dialog === 'authenticator' && (
        <AuthenticatorDialog
          offer={open.offer}
          isReplacing={hasAuthenticator}
          onDone={showCodes}
          onClose={close}
        />
      )}
      {open?.dialog === 'codes' && <NewCodesDialog onDone={showCodes} onClose={close} />}
    </FactorPanel>
  );
}

const leftText = (count: number): string =>
  count === 1 ? 'One recovery code is' : `${count === 0 ? 'No' : count} recovery codes are`;

interface NewCodesProps {
  codes: readonly string[];
  onStored: () => void;
}

/** On the page, because a dialog is closed by a careless key. */
function NewCodes({ codes, onStored }: NewCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [codes]);
  return (
    <div className="new-codes">
      <h3 ref={heading} tabIndex={-1}>
        Your new recovery codes
      </h3>
      <RecoveryCodeList key={codes[0]} codes={codes} />
      <p>
        <Button look="go" onClick={onStored}>
          I have stored them
        </Button>
      </p>
    </div>
  );
}
