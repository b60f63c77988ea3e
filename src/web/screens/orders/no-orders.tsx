/** Shown to a customer without orders. */
import { Link } from '../../navigation/link.tsx';
import { AccountIcon } from '../../../ui/account-icon.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useTranslations } from '../../state/translations.ts';

export function NoOrders() {
  const t = useTranslations('orders');
  return (
    <EmptyState
      icon={<AccountIcon name="box" className="size-12" />}
      title={t('empty.title')}
      text={t('empty.text')}
    >
      <Link to="/shop" className={buttonClass()}>
        {t('empty.shop')}
      </Link>
      <Link to="/find-order" className={buttonClass('secondary')}>
        {t('empty.find')}
      </Link>
    </EmptyState>
  );
}
