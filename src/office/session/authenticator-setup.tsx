/** Sets up an authenticator: its QR code to scan, and the first code that it shows. */
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';
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
      <div className="sign-qr">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(authenticator.qr)}`}
          alt="QR code for your authenticator"
        />
        <p className="small">
          Scan this with an authenticator on your phone, or type
          <br />
          <code>{authenticator.secret}</code>
        </p>
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

/** Authenticators show the six digits in groups. */
export const digitsOf = (code: string): string => code.replaceAll(' ', '');
