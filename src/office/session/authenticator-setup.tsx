/** Sets up an authenticator: its QR code to scan, its link for the phone that shows it, and the first code. */
import { useMutation } from '@tanstack/react-query';
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';

export type AuthenticatorOffer = OfficeAnswerOf<'securityAuthenticatorOffer'>;

export interface AuthenticatorSetupProps {
  authenticator: AuthenticatorOffer;
  code: string;
  onChange: (code: string) => void;
  /** In a trial, an invitation can be accepted without an authenticator. */
  isOptional?: boolean;
  error: string | undefined;
}

export function AuthenticatorSetup({
  authenticator,
  code,
  onChange,
  isOptional = false,
  error,
}: AuthenticatorSetupProps) {
  return (
    <>
      <p className="phone-only">
        <a className="btn big sign-wide" href={authenticator.uri}>
          Open in an authenticator on this phone
        </a>
      </p>
      <div className="sign-qr">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(authenticator.qr)}`}
          alt="QR code for your authenticator"
        />
        <div className="small">
          <p className="wide-only">Scan this with an authenticator on your phone, or type</p>
          <p className="phone-only">
            If nothing opens, put this key into the authenticator, or scan the code with another
            phone
          </p>
          <code>{authenticator.secret}</code>
          <CopyKey secret={authenticator.secret} />
        </div>
      </div>
      <TextField
        label="Code that it shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        required={!isOptional}
        hint={isOptional ? 'In a trial you may leave this empty.' : ''}
        value={code}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  );
}

function CopyKey({ secret }: { secret: string }) {
  const copy = useMutation({ mutationFn: async () => navigator.clipboard.writeText(secret) });
  return (
    <>
      <Button icon="copy" onClick={() => copy.mutate()}>
        {copy.isSuccess ? 'Copied' : 'Copy the key'}
      </Button>
      {copy.isError && (
        <p className="wrong" role="alert">
          The browser does not allow copying. Please select the key instead.
        </p>
      )}
    </>
  );
}

/** Authenticators show the six digits in groups. */
export const digitsOf = (code: string): string => code.replaceAll(' ', '');
