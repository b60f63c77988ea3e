/** First step: who buys, where the parcel and the bill go, and the gift note. One form with one button. */
import { useEffect, useState } from 'react';
import { isSignedIn, useAccount } from '../../../state/account.ts';
import { useTranslations } from '../../../state/translations.ts';
import { isOfPerson } from '../checkout-rules.ts';
import type { Checkout } from '../use-checkout.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { KnownPerson } from './known-person.tsx';
import { PersonFields } from './person-fields.tsx';
import { StepForm } from './step-form.tsx';
import { useHeldEmail } from './use-held-email.ts';

export function DeliveryStep({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout');
  const { hint, isHolding, isHeld, ...suggestions } = useHeldEmail();
  const signedIn = useAccount(isSignedIn);
  const [changes, setChanges] = useState(false);
  // The button that opened the fields is gone.
  useEffect(() => {
    if (changes) document.getElementsByName('firstName')[0]?.focus();
  }, [changes]);
  const isKnown =
    signedIn &&
    checkout.personKnown &&
    !changes &&
    !isHolding &&
    !checkout.faults.some(({ field }) => isOfPerson(field));
  return (
    <StepForm
      step="delivery"
      checkout={checkout}
      onDone={() => checkout.finishDelivery(isHeld)}
      done={t('delivery.next')}
    >
      <fieldset className="mb-6">
        <legend className="text-lg font-semibold">{t('person.title')}</legend>
        {isKnown ? (
          <KnownPerson form={checkout.form} onChange={() => setChanges(true)} />
        ) : (
          <PersonFields checkout={checkout} hint={hint} {...suggestions} />
        )}
      </fieldset>
      <DeliveryFields checkout={checkout} />
    </StepForm>
  );
}
