/** After paying, a guest keeps the order with an account: one password, everything else is known. */
import { useState } from 'react';
import type { OrderCourse } from '../../../contract/orders/orders.ts';
import { checkPassword } from '../../../domain/people/password.ts';
import { Callout } from '../../../ui/callout.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { browserApi } from '../../api/client.ts';
import { Panel } from '../../features/account-frame/panel.tsx';
import { byField, faultsOf, isOutage } from '../../features/account-forms/account-form-rules.ts';
import { FormAlert } from '../../features/account-forms/form-alert.tsx';
import { SecretField } from '../../features/account-forms/secret-field.tsx';
import { SubmitButton } from '../../features/account-forms/submit-button.tsx';
import { useAccountForm } from '../../features/account-forms/use-account-form.ts';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';

export function AccountOffer({ order }: { order: OrderCourse }) {
  const t = useTranslations('thank-you');
  const [created, setCreated] = useState('');
  return (
    <Panel title={t('offer.title')} className="print:hidden">
      {created ? (
        <Callout look="success" role="status" title={t('offer.done')}>
          <p>{t('offer.activate', { email: created })}</p>
        </Callout>
      ) : (
        <OfferForm order={order} onCreated={setCreated} />
      )}
    </Panel>
  );
}

interface OfferFormProps {
  order: OrderCourse;
  onCreated: (email: string) => void;
}

function OfferForm({ order, onCreated }: OfferFormProps) {
  const t = useTranslations('thank-you');
  const { firstName, lastName, email } = order;
  const { form, faults, busy, ready } = useAccountForm({
    check: (value) => faultsOf({ password: checkPassword(value('password')) }),
    async send(value) {
      const password = value('password');
      const account = await browserApi.call('userCreate', {
        body: {
          firstName,
          lastName,
          email,
          phone: '',
          mobile: '',
          password,
          confirm: password,
          marketing: false,
          terms: true,
        },
      });
      onCreated(account.email);
    },
    refused(refusal) {
      if (isOutage(refusal)) return { form: t('offer.later') };
      // An address that has an account already is not told apart from other failures.
      const { email: _, ...faults } = byField(refusal);
      return Object.keys(faults).length > 0 ? faults : { form: t('offer.failed') };
    },
  });
  return (
    <>
      <p className="text-ink-soft">{t('offer.text', { email })}</p>
      <form {...form} className="mt-4 grid max-w-md gap-4">
        <FormAlert message={faults.form} />
        {/* For password managers, which keep it beside the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <SecretField
          name="password"
          label={t('offer.password')}
          hint={t(faults.password ? 'offer.rules' : 'offer.hint')}
          autoComplete="new-password"
          error={faults.password}
        />
        <SubmitButton
          label={t('offer.create')}
          busyLabel={t('offer.busy')}
          busy={busy}
          disabled={!ready}
          className="w-full sm:w-auto"
        />
      </form>
      <p className="mt-3 text-sm text-ink-soft">
        {t('offer.terms')}{' '}
        <Link to="/legal/terms" className={TEXT_LINK}>
          {t('offer.termsLink')}
        </Link>
      </p>
    </>
  );
}
