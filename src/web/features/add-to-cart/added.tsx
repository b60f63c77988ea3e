/** Below the price: a tick and the ways to the cart. The toast, which comes with the next poll, says the rest. */
import { CartLinks } from '../../navigation/cart-links.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

export function Added() {
  const t = useTranslations('add-to-cart');
  return (
    <span data-added className="-mx-1 -my-1 flex items-center text-sm">
      <Icon name="check" className="size-5 text-bottle max-[23.25rem]:hidden" />
      <span className="sr-only">{t('added')}</span>
      <CartLinks />
    </span>
  );
}
