/** A new password of a member. */
import { LEAST_STAFF_PASSWORD } from '../../domain/staff/staff-password.ts';
import { TextField } from '../parts/field.tsx';

export interface NewPasswordFieldProps {
  label: string;
  /** Whose password it is, for password managers. */
  email: string;
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
}

export function NewPasswordField({ label, email, value, onChange, error }: NewPasswordFieldProps) {
  return (
    <>
      <input type="email" className="sr" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={label}
        type="password"
        required
        minLength={LEAST_STAFF_PASSWORD}
        autoComplete="new-password"
        hint={`At least ${LEAST_STAFF_PASSWORD} characters.`}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  );
}
