/** A password field. */
import { PasswordField, type PasswordFieldProps } from '../../../ui/forms/password-field.tsx';
import { useCounter } from '../../state/use-counter.ts';
import { useTranslations } from '../../state/translations.ts';

/** The server's limit. */
const LONGEST = 200;

export function SecretField({
  counted = false,
  ...field
}: Omit<PasswordFieldProps, 'reveal' | 'counter' | 'maxLength'> & { counted?: boolean }) {
  const t = useTranslations('account-forms');
  const counter = useCounter();
  return (
    <PasswordField
      {...field}
      required
      maxLength={LONGEST}
      counter={counted ? counter : undefined}
      reveal={{
        show: t('show'),
        hide: t('hide'),
        showLabel: t('showPassword'),
        hideLabel: t('hidePassword'),
      }}
    />
  );
}
