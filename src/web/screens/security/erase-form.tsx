/** The last step of deleting an account: the password, and a word to type as confirmation. */
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { browserApi } from '../../api/client.ts';
import { SecretField } from '../../features/account-forms/secret-field.tsx';
import { AccountForm } from '../../features/account-frame/account-form.tsx';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { clearStoredSession } from '../../state/session.ts';
import { useTranslations } from '../../state/translations.ts';

const FIELDS = ['password', 'word'];

export function EraseForm({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations('security');
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const [erased, setErased] = useState(false);
  const submission = useSubmit(FIELDS);

  const erase = async () => {
    const wrong = [
      ...(password === '' ? [{ field: 'password', message: t('enterPassword') }] : []),
      ...(word.trim().toLowerCase() === t('erase.word')
        ? []
        : [{ field: 'word', message: t('erase.typeWord', { word: t('erase.word') }) }]),
    ];
    const done = await submission.submit(wrong, () =>
      browserApi.call('meErase', { body: { password } }),
    );
    // Keep the customer in memory: the guard would redirect a signed-out visitor away from this
    // message.
    if (done) clearStoredSession();
    setErased(done);
  };
  if (erased)
    return (
      <div role="status">
        <p>{t('erase.done')}</p>
        <Button onClick={() => window.location.replace('/')} className="mt-5 max-sm:w-full">
          {t('erase.leave')}
        </Button>
      </div>
    );
  return (
    <>
      <ul className="mb-5 list-disc space-y-1 pl-5">
        <li>{t('erase.gone')}</li>
        <li>{t('erase.kept')}</li>
        <li>{t('erase.final')}</li>
      </ul>
      <AccountForm
        submission={submission}
        onSubmit={() => void erase()}
        button={t('erase.submit')}
        busyLabel={t('erase.busy')}
        beside={
          <Button look="quiet" onClick={onCancel} className="max-sm:w-full">
            {t('erase.cancel')}
          </Button>
        }
      >
        <div className="grid gap-5">
          <SecretField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            value={password}
            error={submission.faultOf('password')}
            onChange={(event) => {
              submission.forget('password');
              setPassword(event.currentTarget.value);
            }}
          />
          <Field
            name="word"
            label={t('erase.label', { word: t('erase.word') })}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={word}
            error={submission.faultOf('word')}
            onChange={(event) => {
              submission.forget('word');
              setWord(event.currentTarget.value);
            }}
          />
        </div>
      </AccountForm>
    </>
  );
}
