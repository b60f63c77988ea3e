/** The target of a recovery email's link. The new password takes effect once it is entered again. */
import { useState } from 'react';
import { useNavigate } from '../../navigation/use-router.ts';
import { Button } from '../../../ui/button.tsx';
import { checkPassword } from '../../../domain/people/password.ts';
import { browserApi } from '../../api/client.ts';
import { byField, faultsOf, isOutage } from '../../features/account-forms/account-form-rules.ts';
import { AccountPageFrame } from '../../features/account-forms/account-page-frame.tsx';
import { FormAlert } from '../../features/account-forms/form-alert.tsx';
import { SubmitButton } from '../../features/account-forms/submit-button.tsx';
import { useEmailToken } from '../../features/account-forms/email-token.ts';
import { SecretField } from '../../features/account-forms/secret-field.tsx';
import { useFocusWhen } from '../../features/account-forms/use-focus-when.ts';
import { useAccountForm } from '../../features/account-forms/use-account-form.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import type { SignInReason } from '../../session/guard.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { endSession } from '../../state/session.ts';
import { showDialog } from '../../state/app.ts';
import { useTranslations } from '../../state/translations.ts';

export default function RecoveryScreen() {
  const t = useTranslations('recovery');
  const forms = useTranslations('account-forms');
  const token = useEmailToken();
  const navigate = useNavigate();
  const [dead, setDead] = useState(false);
  const { form, faults, busy, ready } = useAccountForm({
    check: (value) => faultsOf({ password: checkPassword(value('password')) }),
    async send(value) {
      await browserApi.call('recoveryConfirm', { body: { token, password: value('password') } });
      // All sessions have ended, including this device's.
      if (isSignedIn(useAccount.getState())) endSession();
      const state: SignInReason = { notice: 'recovered' };
      await navigate('/login', { replace: true, state });
    },
    refused(refusal) {
      if (isOutage(refusal)) return { form: t('later') };
      if (refusal.fields.length > 0) return byField(refusal);
      setDead(true);
      return { form: refusal.message };
    },
  });
  const broken = ready && token === '';
  const asksAnew = dead || broken;
  const requestButton = useFocusWhen<HTMLButtonElement>(dead);

  return (
    <>
      <PageHead title={t('title')} hidden />
      <AccountPageFrame title={t('title')} text={asksAnew ? undefined : t('text')}>
        <FormAlert message={broken ? t('noLink') : faults.form} />
        {asksAnew ? (
          <Button ref={requestButton} onClick={() => showDialog('recover')} className="mt-5">
            {t('ask')}
          </Button>
        ) : (
          <form {...form} className="grid gap-5">
            <SecretField
              name="password"
              label={forms('newPassword')}
              autoComplete="new-password"
              error={faults.password}
            />
            <SubmitButton label={t('submit')} busyLabel={t('busy')} busy={busy} disabled={!ready} />
          </form>
        )}
      </AccountPageFrame>
    </>
  );
}
