/** The registration page. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../navigation/use-router.ts';
import { AccountPageFrame } from '../../features/account-forms/account-page-frame.tsx';
import { RegisterForm } from '../../features/account-forms/registration/register-form.tsx';
import { Registered } from '../../features/account-forms/registration/registered.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { signInReasonOf, pathAfterSignIn } from '../../session/guard.ts';
import { useAccount } from '../../state/account.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';

export default function RegisterScreen() {
  const t = useTranslations('register');
  const forms = useTranslations('account-forms');
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const ready = useStoredStateRead();
  const user = useAccount(({ token, user: known }) => (token === '' ? null : known));
  const [registered, setRegistered] = useState('');

  useEffect(() => {
    if (ready && user)
      void navigate(pathAfterSignIn(user, signInReasonOf(state)), { replace: true });
  }, [ready, user, state, navigate]);

  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/register" />
      <AccountPageFrame
        title={forms(registered ? 'registered.title' : 'register.title')}
        // Who has an account needs no reasons for one.
        beside={registered ? null : undefined}
      >
        {registered ? (
          <Registered email={registered} />
        ) : (
          <RegisterForm onRegistered={setRegistered} />
        )}
      </AccountPageFrame>
    </>
  );
}
