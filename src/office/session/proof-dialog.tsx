/** Asks members to prove who they are before a dangerous call, which is then repeated. */
import { useMutation } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { callOffice, type CallRequest } from '../api/call.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { ErrorCallout } from '../parts/error-callout.tsx';
import { CodeField } from './code-field.tsx';
import { presentPasskey } from './passkeys.ts';
import { isProofWanted, onProofWanted, settleProof } from './proof.ts';
import { refreshSession, useMember } from './session.ts';

type Proof = CallRequest<'sessionProve'>['body'];

const FORM = 'proof';

export function ProofDialog() {
  const isWanted = useSyncExternalStore(onProofWanted, isProofWanted);
  return isWanted ? <Asking /> : null;
}

function Asking() {
  const { proofs } = useMember();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const prove = useMutation({
    mutationFn: async (make: () => Promise<Proof>) =>
      callOffice('sessionProve', { body: await make() }),
    onSuccess: (session) => {
      refreshSession(session);
      settleProof(true);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    prove.mutate(async () => ({ ...(password && { password }), ...(code && { code }) }));
  };
  const leave = () => settleProof(false);
  const hasPasskey = proofs.includes('passkey');
  const hasForm = proofs.some((kind) => kind !== 'passkey');
  return (
    <Dialog
      title="Is it you?"
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>Back</Button>
          {hasForm && (
            <Button
              look={hasPasskey ? 'plain' : 'go'}
              type="submit"
              form={FORM}
              busy={prove.isPending}
            >
              Carry on
            </Button>
          )}
          {hasPasskey && (
            <Button
              look="go"
              icon="key"
              busy={prove.isPending}
              onClick={() => prove.mutate(async () => ({ passkey: await presentPasskey() }))}
            >
              Use your passkey
            </Button>
          )}
        </>
      }
    >
      <form id={FORM} className="body" onSubmit={submit}>
        <p>
          This can do harm in the wrong hands, so it needs a proof of the last five minutes. What
          you entered is kept.
        </p>
        {proofs.includes('password') && (
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
        {proofs.includes('code') && (
          <CodeField value={code} onChange={setCode} isOptional={proofs.length > 1} />
        )}
        {prove.error && <ErrorCallout error={prove.error} />}
      </form>
    </Dialog>
  );
}
