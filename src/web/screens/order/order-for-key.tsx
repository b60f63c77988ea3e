/** An order for the holder of its key: what every page of an order shows, then offers and other products. */
import type { ReactNode } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { OrderCourse } from '../../../contract/orders/orders.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { useTranslations } from '../../state/translations.ts';
import { AccountLink } from './account-link.tsx';
import { AccountOffer } from './account-offer.tsx';
import { OrderBody } from './body/order-body.tsx';
import { ReminderOffer } from './reminder-offer.tsx';
import { ForSomebodyElse } from './thanks/for-somebody-else.tsx';

export interface OrderForKeyProps {
  order: OrderCourse;
  /** Whether the page thanks for the order; only then a guest is offered an account. */
  thanks: boolean;
  /** How it is going, or thanks. */
  head: ReactNode;
  onChange: (order: OrderCourse) => void;
}

export function OrderForKey({ order, thanks, head, onChange }: OrderForKeyProps) {
  const t = useTranslations('thank-you');
  const signedIn = useAccount(isSignedIn);
  const { payment } = order;
  const paid = payment === 'paid' || payment === 'refunded';
  return (
    <>
      <OrderBody
        of={{ orderKey: order.key }}
        order={order}
        onChange={onChange}
        thanks={thanks}
        head={head}
        aside={payment === 'paid' && <ReminderOffer orderKey={order.key} />}
      >
        {thanks && !signedIn && <AccountOffer order={order} />}
        <div className="empty:hidden print:hidden">
          {paid && <AccountLink orderKey={order.key} />}
        </div>
      </OrderBody>
      <ForSomebodyElse order={order} />
      {paid && (
        <p className="mt-8 print:hidden">
          <Link to="/shop" className={buttonClass('secondary')}>
            {t('shop')}
          </Link>
        </p>
      )}
    </>
  );
}
