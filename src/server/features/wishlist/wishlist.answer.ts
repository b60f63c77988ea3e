/** The wire form of a wishlist item. */
import type { WishlistItem as WishlistItemAnswer } from '../../../contract/account/wishlist.ts';
import type { WishlistItem } from './wishlist.service.ts';

export const answerWishlistItem = (item: WishlistItem): WishlistItemAnswer => ({
  ...item,
  addedAt: item.addedAt.toISOString(),
});
