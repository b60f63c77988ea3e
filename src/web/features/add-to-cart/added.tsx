/** Below the price: the way to the cart. The toast, which comes with the next poll, says the rest. */
import { useTranslations } from '../../state/translations.ts';
import { Link } from '../../navigation/link.tsx';

export function Added() {
  const t = useTranslations('add-to-cart');
  return (
    <span data-added className="-my-1 flex items-center text-sm">
      <span className="sr-only">{t('added')}</span>
      <Link
        to="/cart"
        className="inline-flex min-h-11 min-w-11 items-center text-bottle underline underline-offset-4"
      >
        {t('cart')}
      </Link>
    </span>
  );
}
