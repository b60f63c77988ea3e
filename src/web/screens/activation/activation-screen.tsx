/** The target of an activation email's link: posts the link's token and redirects to the result. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from '../../navigation/use-router.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { AccountPageFrame } from '../../features/account-forms/account-page-frame.tsx';
import { FormAlert } from '../../features/account-forms/form-alert.tsx';
import { keepTyped } from '../../features/account-forms/form-input.ts';
import { useEmailToken } from '../../features/account-forms/email-token.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';

export default function ActivationScreen() {
  const t = useTranslations('activation');
  const token = useEmailToken();
  const ready = useStoredStateRead();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);

  const activate = useCallback(async () => {
    setFailed(false);
    try {
      const { outcome, email = '' } =
        token === ''
          ? { outcome: 'failed' }
          : await browserApi.call('userActivate', { body: { token } });
      // The sign-in that follows begins with it.
      if (email) keepTyped('username', email);
      await navigate(`/account/activation/${outcome}`, { replace: true });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setFailed(true);
    }
  }, [token, navigate]);

  useEffect(() => {
    if (!ready || begun.current) return;
    begun.current = true;
    void activate();
  }, [ready, activate]);

  return (
    <>
      <PageHead title={t('title')} hidden />
      <AccountPageFrame title={t('title')}>
        <FormAlert message={failed ? t('failed') : undefined} />
        {failed ? (
          <Button onClick={() => void activate()} className="mt-4">
            {t('again')}
          </Button>
        ) : (
          <p role="status" className="flex items-center gap-3 text-ink-soft">
            <Spinner />
            {t('busy')}
          </p>
        )}
      </AccountPageFrame>
    </>
  );
}
