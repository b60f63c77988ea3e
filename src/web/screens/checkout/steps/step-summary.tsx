/** A short summary of a finished step. */
import { AddressBlock } from '../../../features/address-form/address-block.tsx';
import type { CheckoutForm } from '../../../cart/checkout-input.ts';
import { useTranslations } from '../../../state/translations.ts';
import type { Step } from '../checkout-rules.ts';

export interface StepSummaryProps {
  step: Step;
  form: CheckoutForm;
}

export function StepSummary({ step, form }: StepSummaryProps) {
  const t = useTranslations('checkout');
  const { details, shipping, payment, billingSame } = form;
  if (step === 'details') {
    const { firstName, lastName, email, phone, mobile } = details;
    return (
      <div className="mt-3 text-ink-soft sm:pl-12">
        <p>{t('fullName', { firstName, lastName })}</p>
        <p className="break-all">{email}</p>
        {(phone || mobile) && <p>{[phone, mobile].filter(Boolean).join(', ')}</p>}
      </div>
    );
  }
  return (
    <div className="mt-3 grid gap-4 text-ink-soft sm:grid-cols-2 sm:pl-12">
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
