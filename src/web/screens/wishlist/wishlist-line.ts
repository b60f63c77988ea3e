/** A wishlist item as a cart line: quantity one, without personalisation. */
import type { WishlistItem } from '../../../contract/account/wishlist.ts';
import type { NewItem } from '../../state/cart.ts';

export function wishlistLine(item: WishlistItem): NewItem {
  const { productId, slug, name, options, unitPricePence, wasPence } = item;
  const { availability, picture, design, plate, angle } = item;
  return {
    productId,
    slug,
    name,
    options,
    unitPricePence,
    wasPence,
    availability,
    picture,
    design,
    plate,
    angle,
    otherAngle: null,
    finish: '',
    quantity: 1,
    personalisation: null,
    words: [],
    warnings: [],
  };
}
