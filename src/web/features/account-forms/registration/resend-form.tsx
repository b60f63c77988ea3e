/** The form that requests another activation email, for customers whose first link no longer works. */
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { browserApi } from '../../../api/client.ts';
import { useTranslations } from '../../../state/translations.ts';
import { byField, checkEmail, faultsOf, isOutage } from '../account-form-rules.ts';
import { EmailField } from '../email-field.tsx';
import { FormAlert } from '../form-alert.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useFocusWhen } from '../use-focus-when.ts';

export function ResendForm() {
  const t = useTranslations('account-forms');
  const [sentTo, setSentTo] = useState('');
  const sent = useFocusWhen<HTMLParagraphElement>(sentTo !== '');
  const { form, faults, busy, ready } = useAccountForm({
    check: (value) => faultsOf({ email: checkEmail(value('email')) }),
    async send(value) {
      const email = value('email').trim();
      await browserApi.call('activationResend', { body: { email } });
      setSentTo(email);
    },
    refused: (refusal) =>
      isOutage(refusal) || refusal.fields.length === 0 ? { form: t('later') } : byField(refusal),
  });
  return (
    <>
      <p
        ref={sent}
        tabIndex={-1}
        role="status"
        className={`outline-none ${sentTo ? 'mt-3 font-semibold' : ''}`}
      >
        {sentTo && t('resend.sent', { email: sentTo })}
      </p>
      {!sentTo && (
        <form {...form} aria-label={t('resend.submitLink')} className="mt-3 grid gap-3">
          <FormAlert message={faults.form} />
          <EmailField error={faults.email} />
          <Button
            type="submit"
            look="secondary"
            disabled={!ready}
            busyLabel={busy && t('resend.busy')}
            className="justify-self-start"
          >
            {t('resend.submitLink')}
          </Button>
        </form>
      )}
    </>
  );
}
