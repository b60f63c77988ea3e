/** An e-mail address in the shop's words, filled with what was typed elsewhere. */
import { Field, type FieldProps } from '../../../ui/field.tsx';
import { useWords } from '../../state/words.ts';
import { typedBefore } from './typed.ts';

/** Longest address that a mail server need accept. */
const LONGEST = 254;

export function EmailField({
  name = 'email',
  autoComplete = 'email',
  defaultValue,
  ...field
}: Omit<FieldProps, 'label' | 'type'>) {
  const t = useWords('account-forms');
  return (
    <Field
      {...field}
      name={name}
      type="email"
      label={t('email')}
      required
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST}
      defaultValue={typedBefore(name) || defaultValue}
    />
  );
}
