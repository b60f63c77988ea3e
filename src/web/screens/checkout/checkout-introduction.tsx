/**
 * What the law requires before the first step, payment methods and delivery area: in one line above
 * the steps, and in full beside or below them. And the result of an earlier payment.
 */
import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { useTranslations } from '../../state/translations.ts';
import { usePaymentReturn, type PaymentReturn } from './payment-return.ts';

const ReturnedCallout = lazyComponent<{ returned: PaymentReturn }>(
  async () => (await import('./returned-callout.tsx')).ReturnedCallout,
);

export function CheckoutIntroduction() {
  const t = useTranslations('checkout');
  const returned = usePaymentReturn();
  return (
    <>
      <p className="mt-2 text-sm text-ink-soft">{t('brief')}</p>
      {returned && <ReturnedCallout returned={returned} />}
    </>
  );
}

export function CheckoutNotes() {
  const t = useTranslations('checkout');
  return (
    <ul className="grid gap-2 text-ink-soft">
      <li className="flex gap-3">
        <Icon name="card" className="mt-0.5 size-5" />
        {t('means')}
      </li>
      <li className="flex gap-3">
        <Icon name="van" className="mt-0.5 size-5" />
        <span>
          {t('places')}{' '}
          <Link to="/delivery" className={TEXT_LINK}>
            {t('placesMore')}
          </Link>
        </span>
      </li>
    </ul>
  );
}
