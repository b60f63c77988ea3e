/** New recovery codes, which are shown only now. */
import { useMutation } from '@tanstack/react-query';
import { Button } from '../parts/button.tsx';

export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const copy = useMutation({
    mutationFn: async () => navigator.clipboard.writeText(codes.join('\n')),
  });
  return (
    <>
      <p>
        Each of these replaces the code of your authenticator once, if you lose your phone. They are
        shown only now: print them, or store them in a password manager.
      </p>
      <ul className="sign-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <Button icon="copy" onClick={() => copy.mutate()}>
          {copy.isSuccess ? 'Copied' : 'Copy all'}
        </Button>
      </p>
      {copy.isError && (
        <p className="wrong" role="alert">
          The browser does not allow copying. Please select the codes instead.
        </p>
      )}
    </>
  );
}
