/** The form for a forgotten password. The new one is entered here and takes effect through an emailed link. */
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Refusal } from '../../api/refusal.ts';
import { useAccount } from '../../state/account.ts';
import { useTranslations } from '../../state/translations.ts';
import { checkRecovery, refusedRecovery } from './account-form-rules.ts';
import { EmailField } from './email-field.tsx';
import { FormAlert } from './form-alert.tsx';
import { EmailSent } from './email-sent.tsx';
import { recoverAccount } from './recover-account.ts';
import { SecretField } from './secret-field.tsx';
import { useAccountForm } from './use-account-form.ts';

export function RecoverForm() {
  const t = useTranslations('account-forms');
  const remembered = useAccount(({ remember_me }) => remember_me);
  const [asked, setAsked] = useState(false);
  const { form, faults, busy, ready } = useAccountForm({
    check: checkRecovery,
    send: async (value) => {
      try {
        await recoverAccount({
          email: value('email'),
          new_password: value('new_password'),
          confirm_new_password: value('confirm_new_password'),
        });
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        return refusedRecovery(failure, { later: t('later'), failed: t('recover.failed') });
      }
      setAsked(true);
      return undefined;
    },
  });
  if (asked)
    return (
      <EmailSent title={t('recover.success')}>
        <p className="mt-2">{t('recover.after')}</p>
      </EmailSent>
    );
  return (
    <form {...form} className="grid gap-4">
      <p className="text-ink-soft">{t('recover.text')}</p>
      <FormAlert message={faults.form} />
      <EmailField autoComplete="username" defaultValue={remembered} error={faults.email} />
      <SecretField
        name="new_password"
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        counted
        error={faults.new_password}
      />
      <SecretField
        name="confirm_new_password"
        label={t('confirmNewPassword')}
        autoComplete="new-password"
        error={faults.confirm_new_password}
      />
      <Button
        type="submit"
        size="large"
        disabled={!ready}
        busyLabel={busy && t('recover.busy')}
        className="mt-2 w-full"
      >
        {t('recover.submit')}
      </Button>
    </form>
  );
}
