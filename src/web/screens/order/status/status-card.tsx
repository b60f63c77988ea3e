/** How an order is going, its steps and what can be done with it, in one card. Thanks for the order are above the card. */
import type { ReactNode } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { useTranslations } from '../../../state/translations.ts';
import { CancelOrder } from '../actions/cancel-order.tsx';
import { OrderActions } from '../actions/order-actions.tsx';
import { OrderPapers } from '../body/order-papers.tsx';
import type { OrderHandle } from '../order-handle.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { Parcels } from './parcels.tsx';

export const PLAIN_IN_PRINT = 'print:border-0 print:p-0';
const CARD = `rounded-soft border border-line bg-white p-5 md:p-7 ${PLAIN_IN_PRINT}`;
const BELOW = 'mt-5 border-t border-line pt-4';

export interface StatusCardProps {
  of: OrderHandle;
  order: OrderCourse;
  head: ReactNode;
  /** The head thanks for the order. */
  thanks: boolean;
  onCancelled: (order: OrderCourse) => void;
}

export function StatusCard({ of, order, head, thanks, onCancelled }: StatusCardProps) {
  const t = useTranslations('order');
  const isOpen = order.status === 'awaitingPayment';
  // A customer pays here; a guest's page has the button in its head.
  const isToPay = 'id' in of && isOpen;
  const actions = <OrderActions quiet={!isToPay} of={of} order={order} />;
  // The head keeps its place when thanks follow a payment, so that its status is announced.
  return (
    <div className={thanks ? '' : CARD}>
      {head}
      {isToPay && <div className="mt-5 print:hidden">{actions}</div>}
      <div className={thanks ? `mt-8 ${CARD}` : ''}>
        {(!isOpen || 'id' in of) && (
          <section aria-labelledby="course" className={thanks ? '' : head ? BELOW : ''}>
            <h2 id="course" className={`mb-4 ${thanks ? 'text-2xl' : 'text-xl'}`}>
              {t(thanks ? 'timeline.next' : 'timeline.title')}
            </h2>
            <OrderTimeline order={order} />
            <Parcels parcels={order.parcels} />
          </section>
        )}
        <section
          aria-labelledby="options"
          className={`${BELOW} flex flex-wrap items-center gap-x-4 gap-y-2`}
        >
          <h2 id="options" className="sr-only">
            {t('options')}
          </h2>
          <OrderPapers of={of} order={order} />
          {!isToPay && <div className="print:hidden">{actions}</div>}
          <CancelOrder of={of} order={order} onCancelled={onCancelled} />
        </section>
      </div>
    </div>
  );
}
