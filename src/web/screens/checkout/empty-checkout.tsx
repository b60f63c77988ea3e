/** The checkout of an empty cart: leads to the shop and to the latest order. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLatestOrder } from '../../state/latest-order.ts';
import { useTranslations } from '../../state/translations.ts';
import { usePaymentReturn } from './payment-return.ts';

export function EmptyCheckout() {
  const t = useTranslations('checkout');
  const ordered = useLatestOrder(({ key }) => key !== '');
  const returned = usePaymentReturn();
  return (
    <div className="mt-8">
      <EmptyState
        icon={<Icon name="basket" className="size-12" />}
        title={t('empty.title')}
        text={t(returned ? 'empty.unpaid' : 'empty.text')}
      >
        <Link to="/shop" className={buttonClass()}>
          {t('empty.shop')}
        </Link>
        {ordered && (
          <Link to="/checkout/thank-you" className={buttonClass('secondary')}>
            {t('empty.order')}
          </Link>
        )}
      </EmptyState>
    </div>
  );
}
