/** An order of a customer in full: status, then what every page of an order shows, with the billing address. */
import type { OrderDetail } from '../../../contract/orders/orders.ts';
import { addressLines } from '../../../domain/delivery/address.ts';
import { AddressBlock } from '../../features/address-form/address-block.tsx';
import { OrderBody } from './body/order-body.tsx';
import { ReminderOffer } from './reminder-offer.tsx';
import { OrderCourse } from './status/order-course.tsx';
import { PaymentCallout } from './status/payment-callout.tsx';
import { ForSomebodyElse } from './thanks/for-somebody-else.tsx';

export interface OrderViewProps {
  order: OrderDetail;
  onChange: (order: OrderDetail) => void;
}

export function OrderView({ order, onChange }: OrderViewProps) {
  const { id } = order;
  return (
    <>
      <OrderBody
        of={{ id }}
        order={order}
        onChange={(after) => onChange({ ...after, id })}
        head={<OrderCourse order={order} />}
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
