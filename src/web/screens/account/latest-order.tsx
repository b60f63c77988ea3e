/** A summary of the latest order, or a link to the shop if there is none. */
import { Link } from '../../navigation/link.tsx';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Panel } from '../../features/account-frame/panel.tsx';
import { ExpectedDays } from '../../features/order-card/expected-days.tsx';
import { orderDay } from '../../features/order-card/order-days.ts';
import { OrderPictures } from '../../features/order-card/order-pictures.tsx';
import { Recipients } from '../../features/order-card/recipients.tsx';
import { WholeNumbers } from '../../features/order-card/whole-numbers.tsx';
import { useTranslations } from '../../state/translations.ts';

/** Without an order it has a neighbour. */
const WIDE = 'xl:col-span-2';

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
  const { id, reference, status, placedAt, total, names, quantity } = order;
  return (
    <Panel title={t('order.title')} className={WIDE}>
      <div className="flex flex-wrap items-start gap-4">
        <OrderPictures order={order} />
        <div className="min-w-0 grow basis-24">
          <p className="text-sm font-semibold text-bottle-deep">{t(`order.status.${status}`)}</p>
          <ExpectedDays expected={order.expected} className="mb-1 font-display text-2xl" />
          <p>{[...new Set(names)].join(', ')}</p>
          <Recipients recipients={order.recipients} />
          <p className="text-sm text-ink-soft">
            {t('order.items', { count: quantity, total: formatPounds(pence(total)) })}
          </p>
          <p className="text-sm text-ink-soft">
            <WholeNumbers text={t('order.placed', { reference, day: orderDay(placedAt) })} />
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
