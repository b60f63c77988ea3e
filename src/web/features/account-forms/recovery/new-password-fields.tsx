/** A new password and its repetition. */
import { useTranslations } from '../../../state/translations.ts';
import type { Faults } from '../account-form-rules.ts';
import { SecretField } from '../secret-field.tsx';

export interface NewPasswordFieldsProps {
  /** Name and label of the field for the new password. */
  password: { name: string; label: string };
  /** Of the field that repeats it. */
  confirm: { name: string; label: string };
  faults: Faults;
}

export function NewPasswordFields({ password, confirm, faults }: NewPasswordFieldsProps) {
  const t = useTranslations('account-forms');
  return (
    <>
      <SecretField
        {...password}
        hint={t('passwordHint')}
        autoComplete="new-password"
        error={faults[password.name]}
      />
      <SecretField {...confirm} autoComplete="new-password" error={faults[confirm.name]} />
    </>
  );
}
