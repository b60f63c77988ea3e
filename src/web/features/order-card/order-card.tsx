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
        <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <OrderBadge order={order} />
          <h2 className="font-body text-sm font-normal text-ink-soft">
            <Link
              to={`/account/order/${id}`}
              className="text-ink-soft no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-soft"
            >
              <WholeNumbers text={t('order', { reference })} />
            </Link>
          </h2>
        </div>
        {/* What a customer looks for comes before the number. */}
        <ExpectedDays expected={order.expected} className="mb-1 font-display text-xl" />
        <p className="line-clamp-2 font-semibold">{[...new Set(names)].join(', ')}</p>
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
