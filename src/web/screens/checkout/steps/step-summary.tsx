/** A short summary of the finished first step. */
import { AddressBlock } from '../../../features/address-form/address-block.tsx';
import type { CheckoutForm } from '../../../cart/checkout-form.ts';
import { useTranslations } from '../../../state/translations.ts';
import { KnownPerson } from './known-person.tsx';

export interface StepSummaryProps {
  form: CheckoutForm;
}

export function StepSummary({ form }: StepSummaryProps) {
  const t = useTranslations('checkout');
  const { details, shipping, payment, billingSame } = form;
  return (
    <div className="mt-3 grid gap-4 text-ink-soft sm:grid-cols-2 sm:pl-12">
      <div className="sm:col-span-2">
        <h3 className="font-body text-base font-semibold text-ink">{t('person.title')}</h3>
        <KnownPerson form={form} />
      </div>
      <div>
        <h3 className="font-body text-base font-semibold text-ink">{t('delivery.to')}</h3>
        <AddressBlock address={shipping} />
      </div>
      <div>
        <h3 className="font-body text-base font-semibold text-ink">{t('delivery.bill')}</h3>
        {billingSame ? <p>{t('delivery.sameShort')}</p> : <AddressBlock address={payment} />}
      </div>
      {details.comment && (
        <div className="sm:col-span-2">
          <h3 className="font-body text-base font-semibold text-ink">{t('delivery.note')}</h3>
          <p className="break-words whitespace-pre-wrap">{details.comment}</p>
        </div>
      )}
    </div>
  );
}
