/** Imports a key pair from its file, if the passphrase opens it. */
import { useState } from 'react';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import { INPUT_CLASS } from '../../../ui/forms/input-class.ts';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { useTranslations } from '../../state/translations.ts';
import { KeyForm } from './key-form.tsx';
import { importKeys, keysOfFile } from './own-keys.ts';
import { PassphraseField } from './passphrase-field.tsx';

const FIELDS = ['file', 'passphrase'];

export function ImportKeys({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useTranslations('security');
  const [file, setFile] = useState<File>();
  const [passphrase, setPassphrase] = useState('');
  const submission = useSubmit(FIELDS);
  const bring = async () => {
    const keys = keysOfFile((await file?.text()) ?? '');
    const wrong = keys ? [] : [{ field: 'file', message: t('keys.noFile') }];
    const send = async () => keys && importKeys(keys, passphrase);
    if (await submission.submit(wrong, send)) onDone();
  };
  return (
    <KeyForm
      submission={submission}
      text={t('keys.bringText')}
      button={t('keys.bring')}
      busyLabel={t('checking')}
      onSubmit={bring}
      onCancel={onCancel}
    >
      <FieldFrame label={t('keys.file')} required error={submission.faultOf('file')}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept="application/json,.json"
            onChange={(event) => {
              submission.forget('file');
              setFile(event.currentTarget.files?.[0]);
            }}
            className={`${INPUT_CLASS} file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-soft file:border-0 file:bg-bottle-tint file:px-4 file:font-semibold file:text-bottle`}
          />
        )}
      </FieldFrame>
      <PassphraseField {...{ submission }} value={passphrase} onChange={setPassphrase} />
    </KeyForm>
  );
}
