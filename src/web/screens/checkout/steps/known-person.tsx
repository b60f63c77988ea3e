/** Who buys, in short: in the form of a customer whom the shop knows. */
import { Button } from '../../../../ui/button.tsx';
import type { CheckoutForm } from '../../../cart/checkout-form.ts';
import { useTranslations } from '../../../state/translations.ts';

export interface KnownPersonProps {
  form: CheckoutForm;
  /** Opens the fields. */
  onChange: () => void;
}

export function KnownPerson({ form, onChange }: KnownPersonProps) {
  const t = useTranslations('checkout');
  const { firstName, lastName, email, phone, mobile } = form.details;
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 text-ink-soft">
        <p>{t('fullName', { firstName, lastName })}</p>
        <p className="break-all">{email}</p>
        {(phone || mobile) && <p>{[phone, mobile].filter(Boolean).join(', ')}</p>}
      </div>
      <Button
        look="quiet"
        size="small"
        onClick={onChange}
        aria-label={t('changeStep', { step: t('person.title') })}
        className="min-h-11!"
      >
        {t('change')}
      </Button>
    </div>
  );
}
