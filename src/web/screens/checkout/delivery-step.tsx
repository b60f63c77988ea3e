/** Second step: where the parcel and the bill go, and a note for whoever receives it. */
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { AddressForm } from '../../features/address-form/address-form.tsx';
import { useCounter } from '../../state/use-counter.ts';
import { useWords } from '../../state/translations.ts';
import { AddressChoice } from './address-choice.tsx';
import { StepForm } from './step-form.tsx';
import type { Checkout } from './use-checkout.ts';

const LONGEST_NOTE = 500;

export function DeliveryStep({ checkout }: { checkout: Checkout }) {
  const t = useWords('checkout');
  const counter = useCounter();
  const { form, type, typeAddress, faultOf } = checkout;
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
            />
          </AddressChoice>
        </fieldset>
      )}
      <TextArea
        name="comment"
        label={
          <>
            {t('delivery.note')} <span className="font-normal text-ink-soft">{t('optional')}</span>
          </>
        }
        hint={t('delivery.noteHint')}
        rows={3}
        maxLength={LONGEST_NOTE}
        counter={counter}
        value={form.details.comment}
        error={faultOf('comment')}
        onChange={(event) => type({ comment: event.currentTarget.value })}
        className="mt-6"
      />
    </StepForm>
  );
}
