/** Delivery address, billing address and gift note. */
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { AddressForm } from '../../../features/address-form/address-form.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { AddressChoice } from '../addresses/address-choice.tsx';
import { GiftNoteField } from './gift-note-field.tsx';
import type { Checkout } from '../use-checkout.ts';

const NAMES = ['shipping.FirstName', 'shipping.LastName'];

export function DeliveryFields({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout');
  const { form, type, typeAddress } = checkout;
  const isNamed = !form.nameSame || NAMES.some((field) => checkout.faultOf(field) !== undefined);
  const faults = Object.fromEntries(checkout.faults.map(({ field, message }) => [field, message]));
  return (
    <>
      <fieldset>
        <legend className="mb-3 text-lg font-semibold">{t('delivery.to')}</legend>
        <AddressChoice type="shipping" addresses={checkout.addresses}>
          <Checkbox
            label={t('delivery.otherName')}
            checked={isNamed}
            onChange={(event) => checkout.nameParcel(event.currentTarget.checked)}
            className="mb-4"
          />
          <AddressForm
            type="shipping"
            address={form.shipping}
            faults={faults}
            onType={(change) => typeAddress('shipping', change)}
            folded
            nameless={!isNamed}
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
    </>
  );
}
