/** The order beside the steps: folded on a phone, open in wider windows. */
import { Link } from '../../navigation/link.tsx';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { Totals } from '../../features/order-summary/totals.tsx';
import { useCart } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderPromise } from './order-promise.tsx';

export function YourOrder() {
  const t = useTranslations('checkout');
  const total = useCart((cart) => formatPounds(pence(cart.total)));
  return (
    <>
      <details className="group rounded-soft border border-line bg-white px-5 lg:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-2">
            {t('order.title')}
            <Icon
              name="chevron-down"
              className="size-4 transition-transform group-open:rotate-180"
            />
          </span>
          <span className="tabular-nums">{total}</span>
        </summary>
        <Contents />
      </details>
      <section
        aria-labelledby="your-order"
        className="hidden self-start rounded-soft border border-line bg-white p-6 lg:sticky lg:top-[calc(var(--header-height)+16px)] lg:block"
      >
        <h2 id="your-order" className="text-2xl">
          {t('order.title')}
        </h2>
        <Contents />
      </section>
    </>
  );
}

function Contents() {
  const t = useTranslations('checkout');
  const cart = useCart();
  return (
    <div className="pb-5 lg:pb-0">
      <OrderLines items={cart.items} />
      <div className="border-t border-line pt-4">
        <Totals totals={cart} />
      </div>
      <OrderPromise className="mt-5 text-sm" />
      <p className="mt-4">
        <Link to="/cart" className={`inline-flex min-h-11 items-center ${TEXT_LINK}`}>
          {t('order.change')}
        </Link>
      </p>
    </div>
  );
}
