/** A summary of the latest order, or a link to the shop if there is none. */
import { Link } from '../../navigation/link.tsx';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { pictureSource } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

export function LatestOrder({ order }: { order: OrderSummary | undefined }) {
  const t = useTranslations('account');
  if (!order)
    return (
      <Panel title={t('order.title')} text={t('order.none')}>
        <Link to="/shop" className={buttonClass()}>
          {t('order.shop')}
        </Link>
      </Panel>
    );
  const { id, reference, status, placedAt, total, names, picture, quantity } = order;
  return (
    <Panel title={t('order.title')}>
      <div className="flex gap-4">
        <Picture
          source={pictureSource(picture)}
          decorative
          sizes="96px"
          className="size-24 shrink-0 rounded-soft"
        />
        <div className="min-w-0">
          <p className="font-semibold">{t(`order.status.${status}`)}</p>
          <p className="truncate">{names.join(', ')}</p>
          <p className="text-sm text-ink-soft">
            {t('order.items', { count: quantity, total: formatPounds(pence(total)) })}
          </p>
          <p className="text-sm text-ink-soft">
            {t('order.placed', { reference, day: day.format(new Date(placedAt)) })}
          </p>
        </div>
      </div>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link to={`/account/order/${id}`} className={buttonClass()}>
          {t('order.view')}
        </Link>
        <Link to="/account/orders" className={buttonClass('quiet')}>
          {t('order.all')}
        </Link>
      </p>
    </Panel>
  );
}
