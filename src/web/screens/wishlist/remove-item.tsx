/** The button in a card's corner that removes a product from the wishlist. */
import type { WishlistItem } from '../../../contract/account/wishlist.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface RemoveFromWishlistProps {
  item: WishlistItem;
  onRemove: (item: WishlistItem) => void;
}

export function RemoveFromWishlist({ item, onRemove }: RemoveFromWishlistProps) {
  const t = useTranslations('wishlist');
  return (
    <button
      type="button"
      onClick={() => onRemove(item)}
      aria-label={t('removeOf', { name: item.name })}
      title={t('remove')}
      className="absolute top-2 right-2 inline-flex size-11 items-center justify-center rounded-full border border-line bg-white hover:border-edge"
    >
      <Icon name="trash" />
    </button>
  );
}
