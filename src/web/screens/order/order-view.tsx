/** An order in full: status, actions, progress, lines, addresses. */
import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { OrderCourse, OrderDetail } from '../../../contract/orders/orders.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { AddressBlock } from '../../features/address-form/address-block.tsx';
import { ItemList } from '../../features/cart-lines/item-list.tsx';
import { Notice } from '../../features/account-frame/notice.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { ExpectedDays } from '../../features/order-card/expected-days.tsx';
import { OrderBadge } from '../../features/order-card/order-badge.tsx';
import { orderDay, orderTime } from '../../features/order-card/order-days.ts';
import { Totals } from '../../features/order-summary/totals.tsx';
import { useTranslations } from '../../state/translations.ts';
import { ChangePersonalisation } from './actions/change-personalisation.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderPapers } from './order-papers.tsx';
import { expectedOf } from './status/expected-of.ts';
import { OrderTimeline } from './status/order-timeline.tsx';
import { PaymentCallout } from './status/payment-callout.tsx';

export interface OrderViewProps {
  order: OrderDetail;
  onChange: (order: OrderDetail) => void;
}

export function OrderView({ order, onChange }: OrderViewProps) {
  const t = useTranslations('order');
  const [notice, setNotice] = useState('');
  const { id, items, refunded, placedAt, payment } = order;
  const of = { id };
  const cancelled = (after: OrderCourse) => {
    onChange({ ...after, id });
    setNotice(t('cancel.done'));
  };
  const changed = (after: OrderCourse) => {
    onChange({ ...after, id });
    setNotice(t('change.done'));
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Payments and refunds settle while the page is open. */}
        <span role="status">
          <OrderBadge order={order} />
        </span>
        <p className="text-ink-soft">
          {t('placed', { day: orderDay(placedAt), time: orderTime(placedAt) })}
        </p>
      </div>
      <ExpectedDays expected={expectedOf(order)} className="mt-4 font-display text-2xl" />
      <div className="mt-6 print:hidden">
        <Notice text={notice} />
        <PaymentCallout order={order} />
        <OrderActions of={of} order={order} onCancelled={cancelled} />
        <div className="not-empty:mt-6">
          <ChangePersonalisation of={of} order={order} onChanged={changed} />
        </div>
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 xl:grid-cols-[1fr_20rem]">
        <div className="space-y-6 xl:order-last print:order-last">
          <Panel title={t('timeline.title')} className="print:border-0 print:p-0">
            <OrderTimeline order={order} />
          </Panel>
          <OrderPapers of={of} order={order} />
        </div>
        <div className="min-w-0 space-y-8">
          <Panel title={t('lines')} className="print:border-0 print:p-0">
            <div className="-mt-4">
              <ItemList items={items} />
            </div>
            <div className="border-t border-line pt-4">
              <Totals totals={order} paid={payment === 'paid' || payment === 'refunded'} />
              {refunded > 0 && (
                <dl className="mt-2 flex justify-between gap-4 font-semibold tabular-nums">
                  <dt>{t('refunded')}</dt>
                  <dd>{t('minus', { amount: formatPounds(pence(refunded)) })}</dd>
                </dl>
              )}
            </div>
          </Panel>
          <OrderFacts
            order={order}
            billing={<AddressBlock address={order.payment_address} />}
            contact={
              <Link to="/contact" className={TEXT_LINK}>
                {t('contact')}
              </Link>
            }
          />
        </div>
      </div>
    </>
  );
}
