/** Summarises the finished first step. The address is never cut: the buyer checks it here. */
import { addressLines } from '../../../../domain/delivery/address.ts';
import type { Address } from '../../../../contract/cart/cart.ts';
import type { CheckoutForm } from '../../../cart/checkout-form.ts';
import { countryName } from '../../../features/address-form/countries.ts';
import { useTranslations } from '../../../state/translations.ts';

export interface StepSummaryProps {
  form: CheckoutForm;
}

const inOneLine = (address: Address): string =>
  [
    ...addressLines(address),
    ...(address.Country === 'GB' ? [] : [countryName(address.Country)]),
  ].join(', ');

export function StepSummary({ form }: StepSummaryProps) {
  const t = useTranslations('checkout');
  const { details, shipping, payment, billingSame } = form;
  const { firstName, lastName, email, phone, mobile, comment } = details;
  const person = [t('fullName', { firstName, lastName }), email, phone, mobile];
  const parts = [
    { label: t('delivery.to'), text: inOneLine(shipping) },
    { label: t('delivery.bill'), text: billingSame ? '' : inOneLine(payment) },
    { label: t('person.title'), text: person.filter(Boolean).join(', ') },
    { label: t('delivery.note'), text: comment },
  ].filter(({ text }) => text !== '');
  return (
    <dl className="mt-2 grid gap-y-1 sm:pl-12">
      {parts.map(({ label, text }) => (
        <div key={label} className="min-w-0 wrap-anywhere">
          <dt className="inline font-semibold">{t('part', { label })}</dt>{' '}
          <dd className="inline whitespace-pre-wrap text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
