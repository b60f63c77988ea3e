/** The passphrase of the private key. A change takes back what was said of the last one. */
import { SecretField } from '../../features/account-forms/secret-field.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface PassphraseFieldProps {
  submission: { forget(): void };
  value: string;
  onChange: (passphrase: string) => void;
}

export function PassphraseField({ submission, value, onChange }: PassphraseFieldProps) {
  const t = useTranslations('security');
  return (
    <SecretField
      name="passphrase"
      label={t('keys.passphrase')}
      autoComplete="off"
      value={value}
      onChange={(event) => {
        submission.forget();
        onChange(event.currentTarget.value);
      }}
    />
  );
}
