/** The form for a forgotten password. The new one is entered here and takes effect through an emailed link. */
import { useState } from 'react';
import { useAccount } from '../../../state/account.ts';
import { useTranslations } from '../../../state/translations.ts';
import { checkRecovery, refusedRecovery } from '../account-form-rules.ts';
import { EmailField } from '../email-field.tsx';
import { FormAlert } from '../form-alert.tsx';
import { EmailSent } from './email-sent.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { recoverAccount } from './recover-account.ts';
import { useAccountForm } from '../use-account-form.ts';

export function RecoverForm() {
  const t = useTranslations('account-forms');
  const remembered = useAccount(({ remember_me }) => remember_me);
  const [asked, setAsked] = useState(false);
  const { form, faults, busy, ready } = useAccountForm({
    check: checkRecovery,
    async send(value) {
      await recoverAccount({
        email: value('email'),
        new_password: value('new_password'),
        confirm_new_password: value('confirm_new_password'),
      });
      setAsked(true);
    },
    refused: (refusal) =>
      refusedRecovery(refusal, { later: t('later'), failed: t('recover.failed') }),
  });
  if (asked)
    return (
      <EmailSent title={t('recover.success')}>
        <p className="mt-2 w-full">{t('recover.after')}</p>
      </EmailSent>
    );
  return (
    <form {...form} className="grid gap-4">
      <p className="text-ink-soft">{t('recover.text')}</p>
      <FormAlert message={faults.form} />
      <EmailField autoComplete="username" defaultValue={remembered} error={faults.email} />
      <NewPasswordFields
        password={{ name: 'new_password', label: t('newPassword') }}
        confirm={{ name: 'confirm_new_password', label: t('confirmNewPassword') }}
        faults={faults}
      />
      <SubmitButton
        label={t('recover.submit')}
        busyLabel={t('recover.busy')}
        busy={busy}
        disabled={!ready}
        className="mt-2 w-full"
      />
    </form>
  );
}
