/** An order for the holder of its key: actions, lines, progress, address. */
import { useState } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Link } from '../../navigation/link.tsx';
import type { OrderCourse } from '../../../contract/orders/orders.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { Notice } from '../../features/account-frame/notice.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { ItemList } from '../../features/cart-lines/item-list.tsx';
import { Totals } from '../../features/order-summary/totals.tsx';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { AccountLink } from './account-link.tsx';
import { AccountOffer } from './account-offer.tsx';
import { ChangePersonalisation } from './actions/change-personalisation.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderPapers } from './order-papers.tsx';
import { ReminderOffer } from './reminder-offer.tsx';
import { WhenNear } from './thanks/when-near.tsx';
import { OrderTimeline } from './status/order-timeline.tsx';

const SameDesign = lazyComponent(async () => (await import('./thanks/same-design.tsx')).SameDesign);

export interface OrderForKeyProps {
  order: OrderCourse;
  /** Whether the page thanks for the order; only then a guest is offered an account. */
  thanks: boolean;
  onChange: (order: OrderCourse) => void;
}

export function OrderForKey({ order, thanks, onChange }: OrderForKeyProps) {
  const t = useTranslations('thank-you');
  const orderTexts = useTranslations('order');
  const [notice, setNotice] = useState('');
  const signedIn = useAccount(isSignedIn);
  const { items, status, payment } = order;
  const of = { orderKey: order.key };
  const bought = [...new Set(items.flatMap(({ slug }) => (slug ? [slug] : [])))];
  const paid = payment === 'paid' || payment === 'refunded';
  const showAfter = (text: string) => (after: OrderCourse) => {
    onChange(after);
    setNotice(text);
  };
  return (
    <>
      <div className="mt-8 print:hidden">
        <Notice text={notice} />
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="space-y-8 lg:order-last print:order-last">
          {status !== 'awaitingPayment' && (
            <Panel title={orderTexts('timeline.title')} className="print:border-0 print:p-0">
              <OrderTimeline order={order} />
            </Panel>
          )}
          <OrderPapers of={of} order={order} />
        </div>
        <div className="min-w-0 space-y-8">
          <Panel title={t('ordered')} className="print:border-0 print:p-0">
            <div className="-mt-4">
              <ItemList items={items} />
            </div>
            <div className="border-t border-line pt-4">
              <Totals totals={order} paid={paid} />
            </div>
            <div className="mt-4 print:hidden">
              <OrderActions
                quiet
                of={of}
                order={order}
                onCancelled={showAfter(orderTexts('cancel.done'))}
              />
            </div>
          </Panel>
          <div className="empty:hidden print:hidden">
            <ChangePersonalisation
              of={of}
              order={order}
              onChanged={showAfter(orderTexts('change.done'))}
            />
          </div>
          {thanks && !signedIn && <AccountOffer order={order} />}
          {payment === 'paid' && <ReminderOffer orderKey={order.key} />}
          <OrderFacts order={order} contact={<Contact />} />
          <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
            {paid && <AccountLink orderKey={order.key} />}
          </div>
        </div>
      </div>
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
