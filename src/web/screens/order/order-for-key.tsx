/** An order for the holder of its key: what every page of an order shows, then offers and other products. */
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Link } from '../../navigation/link.tsx';
import type { OrderCourse } from '../../../contract/orders/orders.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { AccountLink } from './account-link.tsx';
import { AccountOffer } from './account-offer.tsx';
import { OrderBody } from './body/order-body.tsx';
import { ReminderOffer } from './reminder-offer.tsx';
import { WhenNear } from './thanks/when-near.tsx';

const SameDesign = lazyComponent(async () => (await import('./thanks/same-design.tsx')).SameDesign);

export interface OrderForKeyProps {
  order: OrderCourse;
  /** Whether the page thanks for the order; only then a guest is offered an account. */
  thanks: boolean;
  onChange: (order: OrderCourse) => void;
}

export function OrderForKey({ order, thanks, onChange }: OrderForKeyProps) {
  const t = useTranslations('thank-you');
  const signedIn = useAccount(isSignedIn);
  const { items, payment } = order;
  const bought = [...new Set(items.flatMap(({ slug }) => (slug ? [slug] : [])))];
  const paid = payment === 'paid' || payment === 'refunded';
  return (
    <>
      <OrderBody
        of={{ orderKey: order.key }}
        order={order}
        onChange={onChange}
        thanks={thanks}
        contact={<Contact />}
        aside={payment === 'paid' && <ReminderOffer orderKey={order.key} />}
      >
        {thanks && !signedIn && <AccountOffer order={order} />}
        <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
          {paid && <AccountLink orderKey={order.key} />}
        </div>
      </OrderBody>
      {paid && bought.length > 0 && (
        <div className="mt-10">
          <WhenNear>
            <SameDesign bought={bought} />
          </WhenNear>
        </div>
      )}
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

function Contact() {
  const { email, phone } = shopSettings();
  return (
    <ul className="mt-1">
      <li>
        <a href={`mailto:${email}`} className={`inline-block py-1 break-all ${TEXT_LINK}`}>
          {email}
        </a>
      </li>
      <li>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={`inline-block py-1 ${TEXT_LINK}`}>
          {phone}
        </a>
      </li>
    </ul>
  );
}
