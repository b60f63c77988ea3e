/** An e-mail address in the shop's words, filled with what was typed elsewhere; asks about a mistyped domain. */
import { useRef, useState } from 'react';
import { suggestEmail } from '../../../domain/email-suggestion.ts';
import { Field, type FieldProps } from '../../../ui/field.tsx';
import { Suggestion } from '../../../ui/suggestion.tsx';
import { useWords } from '../../state/words.ts';
import { keepTyped, typedBefore } from './typed.ts';

/** Longest address that a mail server need accept. */
const LONGEST = 254;

export interface EmailFieldProps extends Omit<FieldProps, 'label' | 'type'> {
  /** A new address is typed here, so a likely slip in its domain is asked about. */
  asks?: boolean;
}

export function EmailField({
  name = 'email',
  autoComplete = 'email',
  defaultValue,
  asks = false,
  ...field
}: EmailFieldProps) {
  const t = useWords('account-forms');
  const input = useRef<HTMLInputElement>(null);
  const [suggested, setSuggested] = useState<string | null>(null);
  const take = () => {
    if (!input.current || !suggested) return;
    input.current.value = suggested;
    keepTyped(name, suggested);
    setSuggested(null);
    input.current.focus();
  };
  return (
    <Field
      {...field}
      ref={input}
      name={name}
      type="email"
      label={t('email')}
      required
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST}
      defaultValue={typedBefore(name) || defaultValue}
      {...(asks && {
        hint: (
          <Suggestion
            words={suggested && t('common:didYouMean', { email: suggested })}
            onTake={take}
          />
        ),
        onBlur: (event) => setSuggested(suggestEmail(event.currentTarget.value)),
        onChange: () => setSuggested(null),
      })}
    />
  );
}
