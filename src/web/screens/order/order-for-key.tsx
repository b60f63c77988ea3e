/** An order for the holder of its key: what can be done, what was ordered, how it goes on, where it goes. */
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderCourse } from '../../../contract/orders.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { Notice } from '../../features/account-frame/notice.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { AddressBlock } from '../../features/address-form/address-block.tsx';
import { ItemList } from '../../features/cart-lines/item-list.tsx';
import { nameDay, nameDays } from '../../features/dispatch-promise/describe-promise.ts';
import { Totals } from '../../features/order-summary/totals.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useWords } from '../../state/words.ts';
import { AccountLink } from './account-link.tsx';
import { ChangeWords } from './change-words.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export interface OrderForKeyProps {
  order: OrderCourse;
  onChange: (order: OrderCourse) => void;
}

export function OrderForKey({ order, onChange }: OrderForKeyProps) {
  const t = useWords('thank-you');
  const told = useWords('order');
  const [notice, setNotice] = useState('');
  const { shipping, comment, items, photos, status, payment } = order;
  const of = { orderKey: order.key };
  const paid = payment === 'paid' || payment === 'refunded';
  const showAfter = (words: string) => (after: OrderCourse) => {
    onChange(after);
    setNotice(words);
  };
  return (
    <>
      <div className="mt-8 empty:hidden print:hidden">
        <Notice words={notice} />
        <OrderActions of={of} order={order} onCancelled={showAfter(told('cancel.done'))} />
        <ChangeWords of={of} order={order} onChanged={showAfter(told('change.done'))} />
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <section className="min-w-0 rounded-soft border border-line bg-white p-5 md:p-7 print:border-0 print:p-0">
          <h2 className="text-2xl">{t('ordered')}</h2>
          <ItemList items={items} />
          <div className="border-t border-line pt-4">
            <Totals totals={order} paid={paid} />
          </div>
        </section>
        <div className="space-y-8">
          {status === 'paid' && <Next order={order} />}
          {status !== 'awaitingPayment' && (
            <Panel title={told('timeline.title')} className="print:border-0 print:p-0">
              <OrderTimeline order={order} />
            </Panel>
          )}
          <OrderPapers of={of} order={order} />
          <Fact title={t('to')}>
            <AddressBlock address={shipping} />
          </Fact>
          {comment && (
            <Fact title={t('note')}>
              <p className="break-words whitespace-pre-wrap">{comment}</p>
            </Fact>
          )}
          {photos && (
            <Fact title={t('photos.title')}>
              <p>
                {photos.deletedOn
                  ? t('photos.on', { day: nameDay(photos.deletedOn) })
                  : t('photos.after', { count: photos.daysAfterDispatch })}
              </p>
            </Fact>
          )}
          <Fact title={t('help.title')}>
            <p>{t('help.text', { reference: order.reference })}</p>
            <Contact />
          </Fact>
          <div className="flex flex-wrap gap-3">
            {paid && <AccountLink orderKey={order.key} />}
            {paid && (
              <Link to="/shop" className={buttonClass('secondary')}>
                {t('shop')}
              </Link>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

const NEXT = ['made', 'sent', 'arrives'] as const;

/** Until it is begun. */
function Next({ order: { promise } }: { order: OrderCourse }) {
  const t = useWords('thank-you');
  const days = {
    dispatch: nameDay(promise.dispatchOn),
    arrival: nameDays(promise.arrivesFrom, promise.arrivesTo),
  };
  return (
    <section className="on-bottle rounded-soft bg-bottle p-6 text-paper">
      <h2 className="text-2xl">{t('next.title')}</h2>
      <ol className="mt-4 space-y-3">
        {NEXT.map((step, place) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="font-display text-2xl leading-7 text-blush">
              {place + 1}
            </span>
            {t(`next.${step}`, days)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-xl">{title}</h2>
      <div className="text-ink-soft">{children}</div>
    </section>
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
