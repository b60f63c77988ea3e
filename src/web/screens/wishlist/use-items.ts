/** A customer's wishlist and its operations. The list changes at once, and back if the server refuses. */
import { useState } from 'react';
import type { WishlistItem } from '../../../contract/account/wishlist.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { addToCart } from '../../cart/cart-actions.ts';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { useTranslations } from '../../state/translations.ts';
import { addToWishlist, removeFromWishlist } from '../../wishlist/wishlist-actions.ts';
import { wishlistLine } from './wishlist-line.ts';

interface Outcome {
  what: 'removed' | 'moved' | 'back';
  item: WishlistItem;
  place: number;
}

export function useWishlistItems() {
  const t = useTranslations('wishlist');
  const items = useLoaded(() => browserApi.call('wishlist', {}));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [fault, setFault] = useState('');

  const without = ({ productId }: WishlistItem) =>
    items.change((all) => all.filter((one) => one.productId !== productId));
  const putBack = (item: WishlistItem, place: number) =>
    items.change((all) =>
      all.some(({ productId }) => productId === item.productId)
        ? all
        : all.toSpliced(place, 0, item),
    );
  const refused = (failure: unknown) => {
    setOutcome(null);
    setFault((failure instanceof Refusal && failure.message) || t('failed'));
  };
  const placeOf = (item: WishlistItem) => items.data?.indexOf(item) ?? 0;

  return {
    items,
    outcome,
    fault,
    async remove(item: WishlistItem): Promise<void> {
      const place = placeOf(item);
      setFault('');
      setOutcome({ what: 'removed', item, place });
      without(item);
      try {
        await removeFromWishlist(item);
      } catch (failure) {
        putBack(item, place);
        refused(failure);
      }
    },
    async undo({ item, place }: Outcome): Promise<void> {
      putBack(item, place);
      setOutcome({ what: 'back', item, place });
      try {
        await addToWishlist(item);
      } catch (failure) {
        without(item);
        refused(failure);
      }
    },
    /** Moves an item to the cart. */
    async move(item: WishlistItem): Promise<void> {
      const place = placeOf(item);
      setFault('');
      try {
        await addToCart(wishlistLine(item));
        setOutcome({ what: 'moved', item, place });
        without(item);
        await removeFromWishlist(item);
      } catch (failure) {
        putBack(item, place);
        refused(failure);
      }
    },
  };
}
