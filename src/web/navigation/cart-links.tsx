/** Where to go once something is in the cart: to the cart or to checkout. */
import { Link } from './link.tsx';
import { useTranslations } from '../state/translations.ts';

export function CartLinks() {
  const t = useTranslations('add-to-cart');
  return (['cart', 'checkout'] as const).map((next) => (
    <Link
      key={next}
      to={`/${next}`}
      className="inline-flex min-h-11 items-center px-1 text-bottle underline underline-offset-4"
    >
      {t(next)}
    </Link>
  ));
}
