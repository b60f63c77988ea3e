/** The link to the cart, with its count and total. Space for the total is reserved to avoid a layout shift. */
import { Link } from '../../navigation/link.tsx';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { countSold, useCart } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';

export function CartButton() {
  const t = useTranslations('shell');
  const count = useCart(countSold);
  const total = formatPounds(
    pence(useCart(({ items, total: all }) => (items.length > 0 ? all : 0))),
  );
  const delivery = useCart(({ shippingTotal }) => (count > 0 ? shippingTotal : 0));
  const withDelivery =
    delivery > 0 ? t('cart.delivery', { delivery: formatPounds(pence(delivery)) }) : undefined;
  return (
    <Link
      to="/cart"
      title={withDelivery && `${total}${withDelivery}`}
      className="inline-flex h-11 items-center gap-2 rounded-soft px-2 font-semibold text-ink no-underline hover:bg-paper-deep lg:px-3"
    >
      <span className="sr-only">
        {t('cart.label', { count, total })}
        {withDelivery}
      </span>
      <span className="relative" aria-hidden="true">
        <Icon name="basket" className="size-6" />
        {count > 0 && (
          <span className="absolute -top-2 -right-2.5 min-w-5 rounded-full bg-clay px-1 text-center text-xs leading-5 text-white tabular-nums">
            {count}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className="ml-1 min-w-14 text-right tabular-nums max-[23.25rem]:hidden"
      >
        {total}
      </span>
    </Link>
  );
}
