/** A wishlist item as a cart line: quantity one, without personalisation. */
import type { Wish } from '../../../contract/wishlist.ts';
import type { NewItem } from '../../cart/edits.ts';

export function wishlistLine(wish: Wish): NewItem {
  const { productId, slug, name, options, unitPricePence, wasPence } = wish;
  const { availability, picture, design, plate, angle } = wish;
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
    finish: '',
    quantity: 1,
    personalisation: null,
    words: [],
  };
}
