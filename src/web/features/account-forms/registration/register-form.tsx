/** The registration form: name, contact details, password and consents. */
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Field, type FieldProps } from '../../../../ui/forms/field.tsx';
import { TEXT_LINK } from '../../../../ui/link-class.ts';
import { browserApi } from '../../../api/client.ts';
import { useTranslations } from '../../../state/translations.ts';
import {
  checkRegistration,
  refusedRegistration,
  type Faults,
  type ValueOf,
} from '../account-form-rules.ts';
import { EmailField } from '../email-field.tsx';
import { FormAlert } from '../form-alert.tsx';
import { typedBefore } from '../form-input.ts';
import { NewPasswordFields } from '../recovery/new-password-fields.tsx';
import { OtherFormLink } from '../other-form-link.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { useAccountForm } from '../use-account-form.ts';

const LONGEST_NAME = 100;
const LONGEST_PHONE = 40;

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const t = useTranslations('account-forms');
  const { form, faults, busy, ready } = useAccountForm({
    check: (value) =>
      checkRegistration(value, {
        enterFirstName: t('register.enterFirstName'),
        enterLastName: t('register.enterLastName'),
      }),
    async send(value) {
      const { email } = await browserApi.call('userCreate', { body: registrationOf(value) });
      onRegistered(email);
    },
    refused: (refusal) =>
      refusedRegistration(refusal, { used: t('register.used'), failed: t('register.failed') }),
  });
  return (
    <>
      <form {...form} className="grid gap-4 sm:grid-cols-2 *:sm:col-span-2">
        <FormAlert message={faults.form} />
        <PersonFields faults={faults} />
        <NewPasswordFields
          password={{ name: 'password', label: t('password') }}
          confirm={{ name: 'confirm', label: t('register.confirm') }}
          faults={faults}
        />
        <TermsSwitch error={faults.terms} />
        <Checkbox name="marketing" look="switch" label={t('register.marketing')} />
        <SubmitButton
          label={t('register.submit')}
          busyLabel={t('register.busy')}
          busy={busy}
          disabled={!ready}
        />
      </form>
      <OtherFormLink text={t('register.haveAccount')} link={t('register.login')} to="/login" />
    </>
  );
}

function registrationOf(value: ValueOf) {
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    phone: value('phone'),
    mobile: value('mobile'),
    password: value('password'),
    confirm: value('confirm'),
    marketing: value('marketing') === 'on',
    terms: value('terms') === 'on',
  };
}

function PersonFields({ faults }: { faults: Faults }) {
  const t = useTranslations('account-forms');
  return (
    <>
      <Text
        name="firstName"
        label={t('register.firstName')}
        required
        autoComplete="given-name"
        maxLength={LONGEST_NAME}
        error={faults.firstName}
      />
      <Text
        name="lastName"
        label={t('register.lastName')}
        required
        autoComplete="family-name"
        maxLength={LONGEST_NAME}
        error={faults.lastName}
      />
      <EmailField asks error={faults.email} />
      <Phone name="phone" label={t('register.phone')} autoComplete="tel" error={faults.phone} />
      <Phone
        name="mobile"
        label={t('register.mobile')}
        autoComplete="mobile tel"
        error={faults.mobile}
      />
    </>
  );
}

/** A half-width field, filled with what was typed before. */
function Text(field: FieldProps & { name: string }) {
  return <Field {...field} defaultValue={typedBefore(field.name)} className="sm:col-span-1!" />;
}

function Phone({ label, ...field }: FieldProps & { name: string }) {
  const t = useTranslations('account-forms');
  return (
    <Text
      {...field}
      type="tel"
      label={
        <>
          {label} <span className="font-normal text-ink-soft">{t('optional')}</span>
        </>
      }
      maxLength={LONGEST_PHONE}
    />
  );
}

function TermsSwitch({ error }: { error: string | undefined }) {
  const t = useTranslations('account-forms');
  return (
    <Checkbox
      name="terms"
      look="switch"
      required
      error={error}
      label={
        <>
          {t('register.terms')}{' '}
          <a href="/legal/terms" target="_blank" className={TEXT_LINK}>
            {t('register.termsLink')}
            <span className="sr-only"> {t('register.newTab')}</span>
          </a>
          <span aria-hidden="true" className="text-clay-deep">
            {'\u00a0*'}
          </span>
        </>
      }
    />
  );
}
