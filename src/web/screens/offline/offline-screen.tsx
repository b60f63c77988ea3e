/** The offline page: says that the network is down, and shows the cart as last stored. */
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { ItemList } from '../../features/cart-lines/item-list.tsx';
import { Totals } from '../../features/order-summary/totals.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useCart } from '../../state/cart.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { goOn, useGoingOn } from './use-return-when-online.ts';

export default function OfflineScreen() {
  const t = useTranslations('offline');
  useGoingOn();
  return (
    <div className="page pt-10 pb-16">
      <PageHead title={t('title')} hidden />
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button onClick={goOn}>{t('again')}</Button>
        {/* A full page load: the service worker caches only those. */}
        <a href="/" className={buttonClass('secondary')}>
          {t('home')}
        </a>
      </p>
      <KeptCart />
    </div>
  );
}

function KeptCart() {
  const t = useTranslations('offline');
  const read = useStoredStateRead();
  const cart = useCart();
  if (!read) return null;
  return (
    <section className="mt-12 max-w-xl">
      <h2 className="text-2xl">{t('cart')}</h2>
      {cart.items.length === 0 ? (
        <p className="mt-4 text-ink-soft">{t('cartEmpty')}</p>
      ) : (
        <>
          <div className="mt-2 border-b border-line">
            <ItemList items={cart.items} />
          </div>
          <div className="mt-4">
            <Totals totals={cart} />
          </div>
          <p className="mt-4 text-sm text-ink-soft">{t('cartNote')}</p>
        </>
      )}
    </section>
  );
}
