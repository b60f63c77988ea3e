/** How an order is going, for guests and customers: when it comes, a sentence, badge and date. */
import type { ReactNode } from 'react';
import type { OrderCourse as Course } from '../../../../contract/orders/orders.ts';
import { ExpectedDays } from '../../../features/order-card/expected-days.tsx';
import { OrderBadge } from '../../../features/order-card/order-badge.tsx';
import { orderMoment } from '../../../features/order-card/order-days.ts';
import { useTranslations } from '../../../state/translations.ts';
import { expectedOf } from './expected-of.ts';
import { standingOf } from './status.ts';

/** Others have a message of their own. */
export const FOLLOWED = ['paid', 'inProduction', 'dispatched', 'delivered'] as const;

export interface OrderCourseProps {
  order: Course;
  /** Before the badge. */
  children?: ReactNode;
}

export function OrderCourse({ order, children }: OrderCourseProps) {
  const t = useTranslations('order');
  const { email, placedAt } = order;
  const standing = standingOf(order);
  const followed = FOLLOWED.find((each) => each === standing);
  return (
    <>
      <ExpectedDays
        expected={expectedOf(order)}
        className="mt-2 font-display text-2xl first:mt-0"
      />
      {followed && (
        <p className="mt-2 max-w-prose wrap-anywhere text-ink-soft">
          {t(`course.${followed}`, { email })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 first:mt-0">
        {children}
        {/* Payments and refunds settle while the page is open. */}
        <span role="status">
          <OrderBadge order={order} />
        </span>
        <p className="text-ink-soft">{t('placed', { moment: orderMoment(placedAt) })}</p>
      </div>
    </>
  );
}
