/** The second step of signing in by password: the code. */
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { CodeField } from '../../session/code-field.tsx';
import { beginSession } from '../../session/session.ts';
import { SignFrame } from '../../session/sign-frame.tsx';

export interface CodeStepProps {
  email: string;
  password: string;
  onBack: () => void;
}

export function CodeStep({ email, password, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const signIn = useMutation({
    mutationFn: () =>
      callOffice('sessionByPassword', { body: { email, password, code: code.trim() } }),
    onSuccess: beginSession,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <SignFrame title="The code">
      <p className="soft">For {email}.</p>
      <form className="stack" onSubmit={submit}>
        <CodeField value={code} onChange={setCode} isOptional />
        {signIn.error && <ErrorCallout error={signIn.error} />}
        <Button look="go" type="submit" className="big sign-wide" busy={signIn.isPending}>
          Sign in
        </Button>
      </form>
      <p>
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      </p>
    </SignFrame>
  );
}
