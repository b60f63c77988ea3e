/** An order of a customer in full: status, then what every page of an order shows, with the billing address. */
import type { OrderDetail } from '../../../contract/orders/orders.ts';
import { addressLines } from '../../../domain/delivery/address.ts';
import { AddressBlock } from '../../features/address-form/address-block.tsx';
import { ExpectedDays } from '../../features/order-card/expected-days.tsx';
import { OrderBadge } from '../../features/order-card/order-badge.tsx';
import { orderMoment } from '../../features/order-card/order-days.ts';
import { useTranslations } from '../../state/translations.ts';
import { OrderBody } from './body/order-body.tsx';
import { ReminderOffer } from './reminder-offer.tsx';
import { expectedOf } from './status/expected-of.ts';
import { PaymentCallout } from './status/payment-callout.tsx';
import { ForSomebodyElse } from './thanks/for-somebody-else.tsx';

export interface OrderViewProps {
  order: OrderDetail;
  onChange: (order: OrderDetail) => void;
}

export function OrderView({ order, onChange }: OrderViewProps) {
  const t = useTranslations('order');
  const { id, placedAt } = order;
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
      <OrderBody
        of={{ id }}
        order={order}
        onChange={(after) => onChange({ ...after, id })}
        callout={<PaymentCallout order={order} />}
        aside={order.payment === 'paid' && <ReminderOffer orderKey={order.key} />}
        billing={isBilledElsewhere(order) && <AddressBlock address={order.payment_address} />}
      />
      <ForSomebodyElse order={order} />
    </>
  );
}

const isBilledElsewhere = ({ shipping, payment_address }: OrderDetail): boolean =>
  addressLines(shipping).join('\n') !== addressLines(payment_address).join('\n');
