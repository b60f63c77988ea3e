/** How many photographs of the shopper's are on a line. */
import type { CartItem } from '../../../contract/cart/cart.ts';

export function photosOn({ personalisation }: Pick<CartItem, 'personalisation'>): number {
  return personalisation?.edits?.own?.filter(({ type }) => type === 'photo').length ?? 0;
}
