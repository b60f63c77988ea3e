/** Creates a key pair with a passphrase, typed twice: a forgotten passphrase cannot be recovered. */
import { useState } from 'react';
import { checkConfirmation } from '../../../domain/people/password.ts';
import { SecretField } from '../../features/account-forms/secret-field.tsx';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { useTranslations } from '../../state/translations.ts';
import { KeyForm } from './key-form.tsx';
import { createKeys } from './own-keys.ts';

export interface NewKeysProps {
  isReplacing: boolean;
  onDone: () => void;
  onCancel: () => void;
}

const FIELDS = ['passphrase', 'repeated'] as const;
const LEAST = 12;

export function NewKeys({ isReplacing, onDone, onCancel }: NewKeysProps) {
  const t = useTranslations('security');
  const [typed, setTyped] = useState({ passphrase: '', repeated: '' });
  const submission = useSubmit(FIELDS);
  const create = async () => {
    const { passphrase, repeated } = typed;
    const isSame = checkConfirmation(passphrase, repeated) === null;
    const done = await submission.submit(
      [
        ...(passphrase.length < LEAST
          ? [{ field: 'passphrase', message: t('keys.short', { least: LEAST }) }]
          : []),
        ...(isSame ? [] : [{ field: 'repeated', message: t('keys.different') }]),
      ],
      () => createKeys(passphrase),
    );
    if (done) onDone();
  };
  return (
    <KeyForm
      submission={submission}
      text={t(isReplacing ? 'keys.replaceText' : 'keys.newText')}
      button={t('keys.make')}
      busyLabel={t('keys.making')}
      onSubmit={create}
      onCancel={onCancel}
    >
      {FIELDS.map((field) => (
        <SecretField
          key={field}
          name={field}
          label={t(`keys.${field}`)}
          hint={field === 'passphrase' ? t('keys.hint', { least: LEAST }) : undefined}
          autoComplete="off"
          value={typed[field]}
          error={submission.faultOf(field)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            submission.forget(field);
            setTyped((before) => ({ ...before, [field]: value }));
          }}
        />
      ))}
    </KeyForm>
  );
}
