/** Tests whether a passphrase opens the private key, before it is needed. */
import { useState } from 'react';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { useTranslations } from '../../state/translations.ts';
import { KeyForm } from './key-form.tsx';
import { checkPassphrase, type Keys } from './own-keys.ts';
import { PassphraseField } from './passphrase-field.tsx';

export interface CheckPassphraseProps {
  keys: Keys;
  onDone: () => void;
  onCancel: () => void;
}

const FIELDS = ['passphrase'];

export function CheckPassphrase({ keys, onDone, onCancel }: CheckPassphraseProps) {
  const t = useTranslations('security');
  const [passphrase, setPassphrase] = useState('');
  const submission = useSubmit(FIELDS);
  const attempt = async () => {
    if (await submission.submit([], () => checkPassphrase(keys, passphrase))) onDone();
  };
  return (
    <KeyForm
      submission={submission}
      text={t('keys.tryText')}
      button={t('keys.try')}
      busyLabel={t('checking')}
      onSubmit={attempt}
      onCancel={onCancel}
    >
      <PassphraseField {...{ submission }} value={passphrase} onChange={setPassphrase} />
    </KeyForm>
  );
}
