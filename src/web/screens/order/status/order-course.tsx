/** How an order is going, below its number, for guests and customers: badge, when it comes, and a sentence. */
import type { OrderCourse as Course } from '../../../../contract/orders/orders.ts';
import { ExpectedDays } from '../../../features/order-card/expected-days.tsx';
import { OrderBadge } from '../../../features/order-card/order-badge.tsx';
import { orderMoment } from '../../../features/order-card/order-days.ts';
import { useTranslations } from '../../../state/translations.ts';
import { expectedOf } from './expected-of.ts';
import { standingOf } from './status.ts';

/** Others have a message of their own. */
export const FOLLOWED = ['paid', 'inProduction', 'dispatched', 'delivered'] as const;

export function OrderCourse({ order }: { order: Course }) {
  const t = useTranslations('order');
  const { email, placedAt } = order;
  const standing = standingOf(order);
  const followed = FOLLOWED.find((each) => each === standing);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Payments and refunds settle while the page is open. */}
        <span role="status">
          <OrderBadge order={order} />
        </span>
        <p className="text-ink-soft">{t('placed', { moment: orderMoment(placedAt) })}</p>
      </div>
      <ExpectedDays expected={expectedOf(order)} className="mt-4 font-display text-2xl" />
      {followed && (
        <p className="mt-3 max-w-prose text-lg wrap-anywhere text-ink-soft">
          {t(`course.${followed}`, { email })}
        </p>
      )}
    </>
  );
}
