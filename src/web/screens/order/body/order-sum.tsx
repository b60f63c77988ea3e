/** What an order came to, and what of it was refunded. */
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { formatPounds, pence } from '../../../../domain/money/money.ts';
import { Panel } from '../../../features/account-frame/panel.tsx';
import { Totals } from '../../../features/order-summary/totals.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { PLAIN_IN_PRINT } from '../status/status-card.tsx';

export function OrderSum({ order }: { order: OrderCourse }) {
  const t = useTranslations('order');
  const { payment, refunded } = order;
  return (
    <Panel className={PLAIN_IN_PRINT}>
      <Totals totals={order} paid={payment === 'paid' || payment === 'refunded'} />
      {refunded > 0 && (
        <dl className="mt-2 flex justify-between gap-4 font-semibold tabular-nums">
          <dt>{t('refunded')}</dt>
          <dd>{t('minus', { amount: formatPounds(pence(refunded)) })}</dd>
        </dl>
      )}
    </Panel>
  );
}
