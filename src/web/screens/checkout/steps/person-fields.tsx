/** The fields of the buyer's name and contact details. */
import { phoneWarning } from '../../../../domain/people/phone.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { Suggestion } from '../../../../ui/forms/suggestion.tsx';
import { useTranslations } from '../../../state/translations.ts';
import type { Checkout } from '../use-checkout.ts';
import type { HeldEmail } from './use-held-email.ts';

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;
const LONGEST_PHONE = 40;

export interface PersonFieldsProps extends Pick<HeldEmail, 'hint' | 'look' | 'meantBy'> {
  checkout: Checkout;
}

export function PersonFields({ checkout, hint, look, meantBy }: PersonFieldsProps) {
  const t = useTranslations('checkout');
  const { form, type, faultOf } = checkout;
  const { firstName, lastName, email } = form.details;
  const suggested = meantBy(email);
  return (
    <>
      <p className="mb-4 text-ink-soft">{t('person.text')}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field
          name="firstName"
          label={t('person.firstName')}
          required
          autoComplete="given-name"
          maxLength={LONGEST_NAME}
          value={firstName}
          error={faultOf('firstName')}
          onChange={(event) => type({ firstName: event.currentTarget.value })}
        />
        <Field
          name="lastName"
          label={t('person.lastName')}
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
          label={t('person.email')}
          hint={
            <span ref={hint}>
              <Suggestion
                text={suggested && t('common:didYouMean', { email: suggested })}
                onTake={() => suggested && type({ email: suggested })}
                otherwise={t('person.emailHint')}
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
        />
        <PhoneField name="phone" label={t('person.phone')} autoComplete="tel" checkout={checkout} />
        {/* One number is enough; a second one comes from an account. */}
        {(form.details.mobile !== '' || faultOf('mobile')) && (
          <PhoneField
            name="mobile"
            label={t('person.mobile')}
            autoComplete="mobile tel"
            checkout={checkout}
          />
        )}
      </div>
    </>
  );
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
    t('person.phoneHint')
  );
}
