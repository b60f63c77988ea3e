/** The registration form: name, contact details, password and consents. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field, type FieldProps } from '../../../ui/forms/field.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useTranslations } from '../../state/translations.ts';
import { checkRegistration, refusedRegistration, type ValueOf } from './account-form-rules.ts';
import { EmailField } from './email-field.tsx';
import { FormAlert } from './form-alert.tsx';
import { SecretField } from './secret-field.tsx';
import { typedBefore } from './form-input.ts';
import { useAccountForm } from './use-account-form.ts';

const LONGEST_NAME = 100;
const LONGEST_PHONE = 40;

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const t = useTranslations('account-forms');
  const { state } = useLocation() as { state: unknown };
  const { form, faults, busy, ready } = useAccountForm({
    check: (value) =>
      checkRegistration(value, {
        enterFirstName: t('register.enterFirstName'),
        enterLastName: t('register.enterLastName'),
      }),
    send: async (value) => {
      try {
        const { email } = await browserApi.call('userCreate', { body: registrationOf(value) });
        onRegistered(email);
        return undefined;
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        return refusedRegistration(failure, {
          used: t('register.used'),
          failed: t('register.failed'),
        });
      }
    },
  });
  return (
    <>
      <form {...form} className="grid gap-4 sm:grid-cols-2 *:sm:col-span-2">
        <FormAlert message={faults.form} />
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
        <Text
          name="phone"
          type="tel"
          label={<Optional>{t('register.phone')}</Optional>}
          autoComplete="tel"
          maxLength={LONGEST_PHONE}
          error={faults.phone}
        />
        <Text
          name="mobile"
          type="tel"
          label={<Optional>{t('register.mobile')}</Optional>}
          autoComplete="mobile tel"
          maxLength={LONGEST_PHONE}
          error={faults.mobile}
        />
        <SecretField
          name="password"
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          counted
          error={faults.password}
        />
        <SecretField
          name="confirm"
          label={t('register.confirm')}
          autoComplete="new-password"
          error={faults.confirm}
        />
        <Checkbox
          name="terms"
          look="switch"
          required
          error={faults.terms}
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
        <Checkbox name="marketing" look="switch" label={t('register.marketing')} />
        <Button
          type="submit"
          size="large"
          disabled={!ready}
          busyLabel={busy && t('register.busy')}
          className="w-full"
        >
          {t('register.submit')}
        </Button>
      </form>
      <p className="mt-6 border-t border-line pt-5 text-center">
        {t('register.haveAccount')}{' '}
        <Link
          to="/login"
          state={state}
          className={`${TEXT_LINK} inline-block py-2 font-semibold text-bottle`}
        >
          {t('register.login')}
        </Link>
      </p>
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

/** A half-width field, filled with what was typed before. */
function Text(field: FieldProps & { name: string }) {
  return <Field {...field} defaultValue={typedBefore(field.name)} className="sm:col-span-1!" />;
}

function Optional({ children }: { children: ReactNode }) {
  const t = useTranslations('account-forms');
  return (
    <>
      {children} <span className="font-normal text-ink-soft">{t('optional')}</span>
    </>
  );
}
