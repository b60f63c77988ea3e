/** Second step: delivery address, billing address and gift note. */
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { AddressForm } from '../../../features/address-form/address-form.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { AddressChoice } from '../addresses/address-choice.tsx';
import { GiftNoteField } from './gift-note-field.tsx';
import { StepForm } from './step-form.tsx';
import type { Checkout } from '../use-checkout.ts';

export function DeliveryStep({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout');
  const { form, type, typeAddress } = checkout;
  const faults = Object.fromEntries(checkout.faults.map(({ field, message }) => [field, message]));
  return (
    <StepForm
      step="delivery"
      checkout={checkout}
      onDone={checkout.finishDelivery}
      done={t('delivery.next')}
    >
      <fieldset>
        <legend className="mb-3 text-lg font-semibold">{t('delivery.to')}</legend>
        <AddressChoice type="shipping" addresses={checkout.addresses}>
          <AddressForm
            type="shipping"
            address={form.shipping}
            faults={faults}
            onType={(change) => typeAddress('shipping', change)}
            folded
          />
          <p className="mt-2 text-sm text-ink-soft">{t('delivery.country')}</p>
        </AddressChoice>
      </fieldset>
      <Checkbox
        label={t('delivery.same')}
        checked={form.billingSame}
        onChange={(event) => type({ billingSame: event.currentTarget.checked })}
        className="mt-6"
      />
      {!form.billingSame && (
        <fieldset className="mt-6">
          <legend className="mb-3 text-lg font-semibold">{t('delivery.bill')}</legend>
          <AddressChoice type="payment" addresses={checkout.addresses}>
            <AddressForm
              type="payment"
              address={form.payment}
              faults={faults}
              onType={(change) => typeAddress('payment', change)}
              abroad
              folded
            />
          </AddressChoice>
        </fieldset>
      )}
      <GiftNoteField checkout={checkout} />
    </StepForm>
  );
}
