/** The sign-in page, which also shows the result of an activation email's link. */
import { useEffect } from 'react';
import { Link } from '../../navigation/link.tsx';
import { useLocation, useNavigate } from '../../navigation/use-router.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { Callout } from '../../../ui/callout.tsx';
import { AccountPageFrame } from '../../features/account-forms/account-page-frame.tsx';
import { LoginForm } from '../../features/account-forms/sign-in/login-form.tsx';
import { useLogin } from '../../features/account-forms/sign-in/use-login.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { signInReasonOf, pathAfterSignIn } from '../../session/guard.ts';
import { useAccount } from '../../state/account.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { ActivationOutcome, outcomeOf } from './activation-outcome.tsx';

export default function LoginScreen() {
  const t = useTranslations('login');
  const forms = useTranslations('account-forms');
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const outcome = outcomeOf(pathname);
  const navigate = useNavigate();
  const ready = useStoredStateRead();
  const user = useAccount(({ token, user: known }) => (token === '' ? null : known));
  // The outcome stays for a customer who is signed in already.
  const login = useLogin((signedIn) => {
    if (outcome) void navigate(pathAfterSignIn(signedIn, {}), { replace: true });
  });
  // The server's render does not know the history state, and the first render must equal it.
  const way = ready ? signInReasonOf(state) : {};

  useEffect(() => {
    if (!ready || !user || outcome) return;
    const on = signInReasonOf(state);
    void navigate(pathAfterSignIn(user, on), { replace: true, state: on });
  }, [ready, user, outcome, state, navigate]);

  return (
    <>
      <PageHead
        title={outcome ? t(`outcome.${outcome}.title`) : t('title')}
        description={t('description')}
        {...(outcome ? { hidden: true } : { path: '/login' })}
      />
      <AccountPageFrame
        title={login.asksCode ? forms('code.title') : t('title')}
        text={login.asksCode || outcome ? undefined : forms('login.text')}
      >
        {!login.asksCode && (
          <>
            {outcome && <ActivationOutcome outcome={outcome} />}
            {way.notice && (
              <Callout
                role="status"
                look="success"
                title={t(`notice.${way.notice}`)}
                className="mb-6"
              />
            )}
            {way.from && !outcome && (
              <Callout role="status" look="info" title={t('notice.guarded')} className="mb-6" />
            )}
          </>
        )}
        {user ? (
          <>
            <p>{t('signedIn.text', { email: user.email })}</p>
            <Link to="/account" className={buttonClass('primary', 'medium', 'mt-4')}>
              {t('signedIn.action')}
            </Link>
          </>
        ) : (
          <>
            <LoginForm login={login} />
            {!login.asksCode && (
              <p className="mt-6 border-t border-line pt-5 text-ink-soft">
                {t('guest.text')}{' '}
                <Link to="/find-order" className={TEXT_LINK}>
                  {t('guest.find')}
                </Link>
              </p>
            )}
          </>
        )}
      </AccountPageFrame>
    </>
  );
}
