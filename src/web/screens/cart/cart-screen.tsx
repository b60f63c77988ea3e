/** The cart: its lines, totals and the checkout button. */
import { useEffect } from 'react';
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { refreshCart } from '../../cart/cart-actions.ts';
import type { WordsFormProps } from '../../features/cart-lines/cart-line.tsx';
import { CartLines } from '../../features/cart-lines/cart-lines.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { countSold, useCart } from '../../state/cart.ts';
import { useDrafts } from '../../state/designs/drafts.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { withTranslations } from '../../state/with-translations.ts';
import { CartTotals } from './cart-totals.tsx';
import { CartWaiting } from './cart-waiting.tsx';
import { linesToCarry } from './lines-to-carry.ts';

// The product's page changes the words too.
const ChangeWords = lazyComponent<WordsFormProps>(
  withTranslations(
    ['change-words', 'personalise-form'],
    async () => (await import('./change-words.tsx')).ChangeWords,
  ),
  WithoutForm,
);

const SameName = lazyComponent(
  withTranslations(
    ['carry-design', 'name-preview'],
    async () => (await import('../../features/carry-design/same-name.tsx')).SameName,
  ),
);

export default function CartScreen() {
  const t = useTranslations('cart');
  const ready = useStoredStateRead();
  const count = useCart(countSold);
  const items = useCart((cart) => cart.items);
  const named = linesToCarry(items);

  useEffect(() => {
    // If this fails, the cart is shown as last known; every edit asks again.
    if (ready)
      refreshCart().catch((failure: unknown) =>
        console.warn('The cart could not be read', failure),
      );
  }, [ready]);

  return (
    // Full screen height from the start, so that the footer does not move when the cart appears.
    <div className="page min-h-svh pt-8 pb-16">
      <PageHead title={t('title')} hidden />
      <h1 className="text-4xl">
        {t('title')}
        {count > 0 && (
          <span className="ml-3 font-body text-lg font-normal text-ink-soft">
            {t('count', { count })}
          </span>
        )}
      </h1>
      {!ready && <CartWaiting />}
      {ready && (
        <div
          className={`mt-8 grid items-start gap-10 ${items.length > 0 ? 'lg:grid-cols-[1fr_24rem]' : ''}`}
        >
          <div className="min-w-0">
            <CartLines items={items} WordsForm={ChangeWords} />
            {items.length === 0 && <Empty />}
            <KeptDesigns />
            {items.length > 0 && (
              <p className="border-t border-line pt-6">
                <Link to="/shop" className={`inline-flex min-h-11 items-center gap-1 ${TEXT_LINK}`}>
                  <Icon name="chevron-right" className="size-4 rotate-180" />
                  {t('continue')}
                </Link>
              </p>
            )}
          </div>
          {items.length > 0 && (
            <div className="lg:row-span-2 lg:self-stretch">
              <CartTotals />
            </div>
          )}
          {named.length > 0 && (
            <div className="min-w-0">
              <SameName lines={named} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function WithoutForm() {
  return <p role="alert">{useTranslations('cart-lines')('failed')}</p>;
}

/** For guests, who have no account page with this link. */
function KeptDesigns() {
  const t = useTranslations('cart');
  const count = useDrafts(({ ids }) => ids.length);
  if (count === 0) return null;
  return (
    <p className="mt-4">
      <Link to="/designs" className={`inline-flex min-h-11 items-center gap-2 ${TEXT_LINK}`}>
        <Icon name="pencil" className="size-4" />
        {t('designs', { count })}
      </Link>
    </p>
  );
}

function Empty() {
  const t = useTranslations('cart');
  return (
    <EmptyState
      icon={<Icon name="basket" className="size-12" />}
      title={t('empty.title')}
      text={t('empty.text')}
    >
      <Link to="/shop" className={buttonClass()}>
        {t('empty.shop')}
      </Link>
      <Link to="/sale" className={buttonClass('secondary')}>
        {t('empty.sale')}
      </Link>
    </EmptyState>
  );
}
