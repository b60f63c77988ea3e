/** Changes the password, which ends all other sessions. */
import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { checkConfirmation, checkPassword } from '../../../domain/people/password.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { browserApi } from '../../api/client.ts';
import { SecretField } from '../../features/account-forms/secret-field.tsx';
import { AccountForm } from '../../features/account-frame/account-form.tsx';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { Skeleton } from '../../features/account-frame/skeleton.tsx';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useTranslations } from '../../state/translations.ts';

const FIELDS = ['current', 'new', 'confirm'] as const;
const COMPLETIONS = {
  current: 'current-password',
  new: 'new-password',
  confirm: 'new-password',
};
const NOTHING = { current: '', new: '', confirm: '' };

export default function PasswordScreen() {
  const t = useTranslations('password');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <AccountFrame
        title={t('title')}
        intro={t('intro')}
        skeleton={<Skeleton rows={1} height="h-[28rem]" />}
      >
        {(user) => <PasswordForm email={user.email} />}
      </AccountFrame>
    </>
  );
}

function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('password');
  const [typed, setTyped] = useState(NOTHING);
  const [done, setDone] = useState(false);
  const submission = useSubmit(FIELDS);

  const change = async () => {
    setDone(false);
    const wrong = [
      { field: 'current', message: typed.current === '' ? t('enterCurrent') : null },
      { field: 'new', message: checkPassword(typed.new) },
      { field: 'confirm', message: checkConfirmation(typed.new, typed.confirm) },
    ].flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]));
    const changed = await submission.submit(wrong, async () => {
      await browserApi.call('mePassword', { body: typed });
      setTyped(NOTHING);
    });
    setDone(changed);
  };

  return (
    <Panel>
      <AccountForm
        submission={submission}
        onSubmit={change}
        button={t('change')}
        busyLabel={t('changing')}
        done={done ? t('changed') : undefined}
      >
        {/* For password managers, which store a password with its username. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="grid max-w-xl grid-cols-1 gap-5">
          {FIELDS.map((field) => (
            <SecretField
              key={field}
              name={field}
              label={t(field)}
              hint={field === 'new' ? t('rules') : undefined}
              autoComplete={COMPLETIONS[field]}
              value={typed[field]}
              error={submission.faultOf(field)}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setDone(false);
                submission.forget(field);
                setTyped((before) => ({ ...before, [field]: value }));
              }}
            />
          ))}
        </div>
        <p className="mt-5 max-w-xl rounded-soft bg-paper-deep px-4 py-3">{t('others')}</p>
      </AccountForm>
      <p className="mt-6 border-t border-line pt-5 text-ink-soft">
        {t('twoStep')}{' '}
        <Link to="/account/security" className={TEXT_LINK}>
          {t('twoStepLink')}
        </Link>
      </p>
    </Panel>
  );
}
