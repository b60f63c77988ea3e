/** Where the address names no order of this customer; whose it may be is not said. */
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { useWords } from '../../state/translations.ts';

export function NoSuchOrder() {
  const t = useWords('order');
  return (
    <div>
      <p className="max-w-prose text-lg text-ink-soft">{t('missing.text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to="/account/orders" className={buttonClass()}>
          {t('missing.orders')}
        </Link>
        <Link to="/contact" className={buttonClass('secondary')}>
          {t('contact')}
        </Link>
      </p>
    </div>
  );
}
