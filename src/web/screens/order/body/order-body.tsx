/** The page of an order, for customers and for guests: a card that says how it is going and what can be done, then goods, totals and facts. */
import { useState, type ReactNode } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { Notice } from '../../../features/account-frame/notice.tsx';
import { useTranslations } from '../../../state/translations.ts';
import type { OrderHandle } from '../order-handle.ts';
import { StatusCard } from '../status/status-card.tsx';
import { OrderFacts, type OrderFactsProps } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSum } from './order-sum.tsx';

export interface OrderBodyProps extends Pick<OrderFactsProps, 'billing'> {
  of: OrderHandle;
  order: OrderCourse;
  onChange: (order: OrderCourse) => void;
  /** How the order is going, or thanks for it. */
  head?: ReactNode;
  /** The head thanks for the order and shows the goods large. */
  thanks?: boolean;
  /** A payment that is not complete. */
  callout?: ReactNode;
  /** An offer below the lines. */
  children?: ReactNode;
  /** An offer below the facts. */
  aside?: ReactNode;
}

/** In wide windows the facts and the offer beside the lines take the two rows above it. */
const BELOW_LINES = { gridColumn: 1, gridRow: 3 };

export function OrderBody(props: OrderBodyProps) {
  const { of, order, onChange, head, thanks = false, callout, children, aside, billing } = props;
  const t = useTranslations('order');
  const [notice, setNotice] = useState('');
  const showAfter = (text: string) => (after: OrderCourse) => {
    onChange(after);
    setNotice(text);
  };
  return (
    <div className="@container">
      <div className="print:hidden">
        <Notice text={notice} />
        {callout}
      </div>
      <StatusCard
        of={of}
        order={order}
        thanks={thanks}
        head={head}
        onCancelled={showAfter(t('cancel.done'))}
      />
      <div className="mt-8 grid grid-cols-1 items-start gap-8 @3xl:grid-cols-[1fr_20rem] @3xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 @3xl:row-span-2">
          <OrderLines
            of={of}
            order={order}
            thanks={thanks}
            onChanged={showAfter(t('change.done'))}
          />
        </div>
        <div className="space-y-8">
          <OrderSum order={order} />
          <OrderFacts order={order} billing={billing} />
        </div>
        <div className="space-y-8 empty:hidden" style={BELOW_LINES}>
          {children}
        </div>
        <div className="empty:hidden">{aside}</div>
      </div>
    </div>
  );
}
