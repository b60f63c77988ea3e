/** The cart's total, delivery included, and the checkout button. */
import { Link } from '../../navigation/link.tsx';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useRootMark } from '../../../ui/window/use-root-mark.ts';
import { LineNotice } from '../../features/cart-lines/line-notice.tsx';
import { DispatchPromise } from '../../features/dispatch-promise/dispatch-promise.tsx';
import { Totals } from '../../features/order-summary/totals.tsx';
import { useCart } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';

const HINDRANCES = ['withdrawn', 'soldOut'] as const;

export function CartTotals() {
  const t = useTranslations('cart');
  const cart = useCart();
  const hindrances = HINDRANCES.filter((hindrance) =>
    cart.items.some(({ availability }) => availability === hindrance),
  );
  useRootMark('withBuyBar', hindrances.length === 0 ? 'cart' : undefined);
  return (
    <section
      aria-labelledby="cart-totals"
      className="rounded-soft border border-line bg-white p-6 lg:sticky lg:top-[calc(var(--header-height)+16px)]"
    >
      <h2 id="cart-totals" className="mb-4 text-2xl">
        {t('totals')}
      </h2>
      <Totals totals={cart} />
      {/* Announces a new total. Announcing the list itself would read it out whole each time. */}
      <p className="sr-only" role="status">
        {t('totalNow', { total: formatPounds(pence(cart.total)) })}
      </p>
      <DispatchPromise className="mt-5 text-sm" />
      {hindrances.map((hindrance) => (
        <LineNotice key={hindrance} text={t(hindrance)} />
      ))}
      {hindrances.length === 0 && (
        // At the foot of a phone's window, where it is in view however many lines there are.
        <div data-buy-bar="cart" className="mt-6 flex items-center gap-x-3">
          <p className="grow leading-tight md:hidden">
            <span className="block font-semibold tabular-nums">
              {formatPounds(pence(cart.total))}
            </span>
            <span className="text-sm text-ink-soft">{t('withDelivery')}</span>
          </p>
          <Link to="/checkout" className={buttonClass('primary', 'large', 'md:w-full')}>
            {t('checkout')}
          </Link>
        </div>
      )}
      <p className="mt-3 flex items-center gap-2 text-sm text-ink-soft">
        <Icon name="card" />
        {t('means')}
      </p>
    </section>
  );
}
