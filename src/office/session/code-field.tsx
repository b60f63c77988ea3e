/** The second factor: six digits from the authenticator, or a recovery code. */
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';

export interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Members without an authenticator leave it empty, in trial mode. */
  isOptional?: boolean;
}

export function CodeField({ value, onChange, isOptional = false }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const swap = () => {
    setRecovery(!isRecovery);
    onChange('');
  };
  return (
    <>
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery code' : 'Code from your authenticator'}
        hint={isOptional ? 'Leave it empty if you have no authenticator yet, as in a trial.' : ''}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        maxLength={20}
        required={!isOptional}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p>
        <Button look="quiet" onClick={swap}>
          {isRecovery ? 'Use the authenticator' : 'Use a recovery code'}
        </Button>
      </p>
    </>
  );
}
