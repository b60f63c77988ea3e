/** A password field. */
import { PasswordField, type PasswordFieldProps } from '../../../ui/forms/password-field.tsx';
import { useTranslations } from '../../state/translations.ts';

/** The server's limit. */
const LONGEST = 200;

export function SecretField(field: Omit<PasswordFieldProps, 'reveal' | 'counter' | 'maxLength'>) {
  const t = useTranslations('account-forms');
  return (
    <PasswordField
      {...field}
      required
      maxLength={LONGEST}
      reveal={{
        show: t('show'),
        hide: t('hide'),
        showLabel: t('showPassword'),
        hideLabel: t('hidePassword'),
      }}
    />
  );
}
