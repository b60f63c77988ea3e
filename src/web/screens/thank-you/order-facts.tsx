/** What was ordered, where it goes, when it comes, what it cost. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../../contract/orders.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { AddressBlock } from '../../features/address-form/address-block.tsx';
import { ItemList } from '../../features/cart-lines/item-list.tsx';
import { nameDay, nameDays } from '../../features/dispatch-promise/describe-promise.ts';
import { DocumentButton } from '../../features/order-documents/document-button.tsx';
import { Totals } from '../../features/order-summary/totals.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useWords } from '../../state/words.ts';
import { AccountLink } from './account-link.tsx';
import { standingOf } from './standing.ts';

const NEXT = ['made', 'sent', 'arrives'] as const;

export function OrderFacts({ order }: { order: Order }) {
  const t = useWords('thank-you');
  const { promise, shipping, comment, invoice, items, photos } = order;
  const paid = standingOf(order) === 'paid';
  const days = {
    dispatch: nameDay(promise.dispatchOn),
    arrival: nameDays(promise.arrivesFrom, promise.arrivesTo),
  };
  return (
    <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <section className="rounded-soft border border-line bg-white p-5 md:p-7">
        <h2 className="text-2xl">{t('ordered')}</h2>
        <ItemList items={items} />
        <div className="border-t border-line pt-4">
          <Totals totals={order} paid={paid} />
        </div>
        {invoice && (
          <>
            <p className="mt-4 mb-3 text-sm text-ink-soft">{t('invoice', { invoice })}</p>
            <DocumentButton of={{ orderKey: order.key }} number={invoice} />
          </>
        )}
      </section>
      <div className="space-y-8">
        {paid && (
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
        )}
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
