/** First step: the customer's name and contact details. */
import { useEffect, useRef, useState } from 'react';
import { phoneWarning } from '../../../../domain/people/phone.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { Suggestion } from '../../../../ui/forms/suggestion.tsx';
import { useEmailSuggestion } from '../../../features/account-forms/use-email-suggestion.ts';
import { useCart } from '../../../state/cart.ts';
import { useTranslations } from '../../../state/translations.ts';
import { StepForm } from './step-form.tsx';
import type { Checkout } from '../use-checkout.ts';

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;
const LONGEST_PHONE = 40;

export function DetailsStep({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout');
  const { form, type, faultOf } = checkout;
  const { firstName, lastName, email } = form.details;
  const { look, meantBy, hint, isHeld } = useHeldEmail();
  const suggested = meantBy(email);
  return (
    <StepForm
      step="details"
      checkout={checkout}
      onDone={() => checkout.finishDetails(isHeld)}
      done={t('details.next')}
    >
      <p className="mb-4 text-ink-soft">{t('details.text')}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field
          name="firstName"
          label={t('details.firstName')}
          required
          autoComplete="given-name"
          maxLength={LONGEST_NAME}
          value={firstName}
          error={faultOf('firstName')}
          onChange={(event) => type({ firstName: event.currentTarget.value })}
        />
        <Field
          name="lastName"
          label={t('details.lastName')}
          required
          autoComplete="family-name"
          maxLength={LONGEST_NAME}
          value={lastName}
          error={faultOf('lastName')}
          onChange={(event) => type({ lastName: event.currentTarget.value })}
        />
        <Field
          name="email"
          type="email"
          label={t('details.email')}
          hint={
            <span ref={hint}>
              <Suggestion
                text={suggested && t('common:didYouMean', { email: suggested })}
                onTake={() => suggested && type({ email: suggested })}
                otherwise={t('details.emailHint')}
              />
            </span>
          }
          required
          autoComplete="email"
          spellCheck={false}
          maxLength={LONGEST_EMAIL}
          value={email}
          error={faultOf('email')}
          onChange={(event) => type({ email: event.currentTarget.value })}
          onBlur={(event) => void look(event.currentTarget.value)}
          className="sm:col-span-2"
        />
        <PhoneField
          name="phone"
          label={t('details.phone')}
          autoComplete="tel"
          checkout={checkout}
        />
        {/* One number is enough; a second one comes from an account. */}
        {(form.details.mobile !== '' || faultOf('mobile')) && (
          <PhoneField
            name="mobile"
            label={t('details.mobile')}
            autoComplete="mobile tel"
            checkout={checkout}
          />
        )}
      </div>
    </StepForm>
  );
}

/** A likely typo holds the step up once: the shopper sees the suggestion, and may go on without it. */
function useHeldEmail() {
  const { look, meantBy } = useEmailSuggestion();
  const saved = useCart((cart) => cart.email);
  const hint = useRef<HTMLSpanElement>(null);
  const [held, setHeld] = useState<string>();
  useEffect(() => {
    if (held !== undefined) hint.current?.querySelector('button')?.focus();
  }, [held]);
  return {
    look,
    meantBy,
    hint,
    async isHeld(email: string): Promise<boolean> {
      if (email === held || email === saved || !(await look(email))) return false;
      setHeld(email);
      return true;
    },
  };
}

interface PhoneFieldProps {
  name: 'phone' | 'mobile';
  label: string;
  autoComplete: string;
  checkout: Checkout;
}

function PhoneField({ name, label, autoComplete, checkout }: PhoneFieldProps) {
  const t = useTranslations('checkout');
  const number = checkout.form.details[name];
  return (
    <Field
      name={name}
      type="tel"
      label={
        <>
          {label} <span className="font-normal text-ink-soft">{t('optional')}</span>
        </>
      }
      hint={<PhoneWarning number={number} />}
      autoComplete={autoComplete}
      maxLength={LONGEST_PHONE}
      value={number}
      error={checkout.faultOf(name)}
      onChange={(event) => checkout.type({ [name]: event.currentTarget.value })}
    />
  );
}

/** A warning only: telephone numbers vary too much to refuse one. */
function PhoneWarning({ number }: { number: string }) {
  const t = useTranslations('checkout');
  const warning = phoneWarning(number);
  return warning ? (
    <span className="font-semibold text-clay-deep">{warning}</span>
  ) : (
    t('details.phoneHint')
  );
}
