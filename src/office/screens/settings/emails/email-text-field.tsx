/** One text of an email, with what it may name and the way back to the standard text. */
import {
  emailTextProblem,
  LONGEST_EMAIL_TEXT,
} from '../../../../domain/settings/email-text-rules.ts';
import type { EmailText } from '../../../../domain/settings/email-kind.ts';
import { placeholderText } from '../../../../domain/text/placeholders.ts';
import { Button } from '../../../parts/button.tsx';
import { TextArea, TextField } from '../../../parts/field.tsx';
import { labelOf } from './email-text-labels.ts';

export interface EmailTextFieldProps {
  text: EmailText;
  value: string;
  standard: string;
  refusal: string | undefined;
  onChange: (value: string) => void;
}

const LETTERS_PER_ROW = 60;

export function EmailTextField({ text, value, standard, refusal, onChange }: EmailTextFieldProps) {
  const { role, placeholders, required } = text;
  const label = labelOf(text);
  const field = {
    label,
    hint: hintOf(placeholders, required),
    maxLength: LONGEST_EMAIL_TEXT[role],
    value,
    error: emailTextProblem(text, value) ?? refusal,
  };
  return (
    <div className="email-text">
      {role === 'paragraph' ? (
        <TextArea
          {...field}
          rows={Math.max(2, Math.ceil(value.length / LETTERS_PER_ROW))}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <TextField {...field} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
      {value !== standard && (
        <Button onClick={() => onChange(standard)}>
          Put back the standard text<span className="sr">: {label}</span>
        </Button>
      )}
    </div>
  );
}

function hintOf(placeholders: readonly string[], required: readonly string[]): string {
  if (placeholders.length === 0) return '';
  const known = placeholders.map(placeholderText).join(' ');
  return required.length === 0
    ? `Knows ${known}`
    : `Knows ${known}; needs ${required.map(placeholderText).join(' ')}`;
}
