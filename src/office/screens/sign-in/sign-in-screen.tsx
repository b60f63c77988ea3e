/** Signing in by passkey, or by password and code. Members who are signed in already go on. */
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Navigate, useLocation } from 'react-router';
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { hasPasskeys, presentPasskey } from '../../session/passkeys.ts';
import { returnAddress } from '../../session/return-address.ts';
import { beginSession, useSession } from '../../session/session.ts';
import { SignFrame } from '../../session/sign-frame.tsx';
import { CodeStep } from './code-step.tsx';

export default function SignInScreen() {
  const { data } = useSession();
  const { search } = useLocation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const byPasskey = useMutation({
    mutationFn: async () =>
      callOffice('sessionByPasskey', { body: { passkey: await presentPasskey() } }),
    onSuccess: beginSession,
  });
  if (data) return <Navigate to={returnAddress(search)} replace />;
  if (step === 'code')
    return <CodeStep email={email} password={password} onBack={() => setStep('password')} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setStep('code');
  };
  return (
    <SignFrame title="Office">
      <p className="soft">For the people who make and send.</p>
      {hasPasskeys() && (
        <>
          <Button
            look="go"
            icon="key"
            className="big sign-wide"
            busy={byPasskey.isPending}
            onClick={() => byPasskey.mutate()}
          >
            Use your passkey
          </Button>
          {byPasskey.error && <ErrorCallout error={byPasskey.error} />}
          <p className="sign-or">
            <span>or</span>
          </p>
        </>
      )}
      <form className="stack" onSubmit={submit}>
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="username webauthn"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <TextField
          label="Password"
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Button type="submit" className="big sign-wide">
          Continue to the code
        </Button>
      </form>
      <details className="small">
        <summary>Lost your phone or key?</summary>
        <p>
          Use one of your recovery codes in place of the code, or ask an owner for a new invitation.
          On the shop’s machine, <code>npm run staff -- link</code> makes a sign-in link.
        </p>
      </details>
    </SignFrame>
  );
}
