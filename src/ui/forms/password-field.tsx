/** A password field with a button that reveals the password. */
import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'after'> {
  /** The button's text, and its accessible name if the text alone is too short. */
  reveal: { show: string; hide: string; showLabel: string; hideLabel: string };
}

export function PasswordField({ reveal, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-label={shown ? reveal.hideLabel : reveal.showLabel}
          onClick={() => setShown(!shown)}
          className="min-h-12 min-w-18 shrink-0 rounded-soft border border-edge px-3 font-semibold text-bottle hover:border-ink hover:bg-paper-deep"
        >
          {shown ? reveal.hide : reveal.show}
        </button>
      }
    />
  );
}
