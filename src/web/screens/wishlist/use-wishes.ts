/** A customer's wishlist and its operations. The list changes at once, and back if the server refuses. */
import { useState } from 'react';
import type { Wish } from '../../../contract/wishlist.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { addToCart } from '../../cart/cart-actions.ts';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { useTranslations } from '../../state/translations.ts';
import { addWish, removeWish } from '../../wishlist/wishlist-actions.ts';
import { wishlistLine } from './wishlist-line.ts';

interface Told {
  what: 'removed' | 'moved' | 'back';
  wish: Wish;
  place: number;
}

export function useWishes() {
  const t = useTranslations('wishlist');
  const wishes = useLoaded(() => browserApi.call('wishlist', {}));
  const [told, setTold] = useState<Told | null>(null);
  const [fault, setFault] = useState('');

  const without = ({ productId }: Wish) =>
    wishes.change((all) => all.filter((one) => one.productId !== productId));
  const putBack = (wish: Wish, place: number) =>
    wishes.change((all) =>
      all.some(({ productId }) => productId === wish.productId)
        ? all
        : all.toSpliced(place, 0, wish),
    );
  const refused = (failure: unknown) => {
    setTold(null);
    setFault((failure instanceof Refusal && failure.message) || t('failed'));
  };
  const placeOf = (wish: Wish) => wishes.data?.indexOf(wish) ?? 0;

  return {
    wishes,
    told,
    fault,
    async remove(wish: Wish): Promise<void> {
      const place = placeOf(wish);
      setFault('');
      setTold({ what: 'removed', wish, place });
      without(wish);
      try {
        await removeWish(wish);
      } catch (failure) {
        putBack(wish, place);
        refused(failure);
      }
    },
    async undo({ wish, place }: Told): Promise<void> {
      putBack(wish, place);
      setTold({ what: 'back', wish, place });
      try {
        await addWish(wish);
      } catch (failure) {
        without(wish);
        refused(failure);
      }
    },
    /** Moves an item to the cart. */
    async move(wish: Wish): Promise<void> {
      const place = placeOf(wish);
      setFault('');
      try {
        await addToCart(wishlistLine(wish));
        setTold({ what: 'moved', wish, place });
        without(wish);
        await removeWish(wish);
      } catch (failure) {
        putBack(wish, place);
        refused(failure);
      }
    },
  };
}
