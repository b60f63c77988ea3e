/** An order in a list: picture, number, date, contents, for whom, total and status, and what to do with it. */
import { Link } from '../../navigation/link.tsx';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { useTranslations } from '../../state/translations.ts';
import { ExpectedDays } from './expected-days.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderCardActions } from './order-card-actions.tsx';
import { OrderPictures } from './order-pictures.tsx';
import { Recipients } from './recipients.tsx';
import { WholeNumbers } from './whole-numbers.tsx';
import { orderDay } from './order-days.ts';

export function OrderCard({ order }: { order: OrderSummary }) {
  const t = useTranslations('order-card');
  const { id, reference, placedAt, names, quantity, total } = order;
  const price = formatPounds(pence(total));
  return (
    <article className="group relative flex flex-wrap items-start gap-x-4 gap-y-3 rounded-soft border border-line bg-white p-4 hover:border-edge sm:gap-x-6 sm:p-5">
      <OrderPictures order={order} />
      <div className="min-w-0 grow basis-24">
        <OrderBadge order={order} />
        <h2 className="mt-2 text-lg">
          <Link
            to={`/account/order/${id}`}
            className="text-ink no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-soft"
          >
            <WholeNumbers text={t('order', { reference })} />
          </Link>
        </h2>
        <ExpectedDays expected={order.expected} className="font-semibold" />
        <p className="mt-1 line-clamp-2">{[...new Set(names)].join(', ')}</p>
        <Recipients recipients={order.recipients} />
        <p className="text-sm text-ink-soft">
          <time dateTime={placedAt}>{orderDay(placedAt)}</time>
          {' · '}
          {t('pieces', { count: quantity })}
          {'\u00a0· '}
          <span className="sr-only">{t('total')} </span>
          <span className="font-semibold text-ink tabular-nums">{price}</span>
        </p>
      </div>
      {/* Above the link that covers the card. */}
      <div className="relative min-w-0 basis-full border-t border-line pt-3 md:order-last">
        <OrderCardActions order={order} />
      </div>
    </article>
  );
}
