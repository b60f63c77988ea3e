/** In the place of the price: that the item is in the cart, and the ways there. The toast comes with the next poll. */
import { CartLinks } from '../../navigation/cart-links.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

export function Added() {
  const t = useTranslations('add-to-cart');
  return (
    <span data-added className="inline-flex flex-wrap items-center gap-x-2 text-sm">
      <span className="inline-flex gap-1">
        <Icon name="check" className="size-5 text-bottle" />
        {t('added')}
      </span>
      <span className="inline-flex gap-1">
        <CartLinks />
      </span>
    </span>
  );
}
