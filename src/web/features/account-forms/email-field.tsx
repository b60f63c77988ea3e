/** An email field, filled with what was typed in other forms. Suggests a correction of a mistyped domain. */
import { useRef } from 'react';
import { Field, type FieldProps } from '../../../ui/forms/field.tsx';
import { Suggestion } from '../../../ui/forms/suggestion.tsx';
import { useTranslations } from '../../state/translations.ts';
import { keepTyped, typedBefore } from './form-input.ts';
import { useEmailSuggestion } from './use-email-suggestion.ts';

/** The longest address that a mail server must accept. */
const LONGEST = 254;

export interface EmailFieldProps extends Omit<FieldProps, 'label' | 'type'> {
  /** A new address is typed here, so a likely typo in its domain is pointed out. */
  asks?: boolean;
}

export function EmailField({
  name = 'email',
  autoComplete = 'email',
  defaultValue,
  asks = false,
  ...field
}: EmailFieldProps) {
  const t = useTranslations('account-forms');
  const input = useRef<HTMLInputElement>(null);
  const { look, forget, meant: suggested } = useEmailSuggestion();
  const take = () => {
    if (!input.current || !suggested) return;
    input.current.value = suggested;
    keepTyped(name, suggested);
    forget();
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
            text={suggested && t('common:didYouMean', { email: suggested })}
            onTake={take}
          />
        ),
        onBlur: (event) => void look(event.currentTarget.value),
        onChange: forget,
      })}
    />
  );
}
