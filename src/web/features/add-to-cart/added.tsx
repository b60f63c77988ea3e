/** Below the price: the ways to the cart and to the checkout. The toast, which comes with the next poll, says the rest. */
import { CartLinks } from '../../navigation/cart-links.tsx';
import { useTranslations } from '../../state/translations.ts';

export function Added() {
  const t = useTranslations('add-to-cart');
  return (
    <span data-added className="-mx-1 -my-1 flex items-center text-sm">
      <span className="sr-only">{t('added')}</span>
      <CartLinks />
    </span>
  );
}
