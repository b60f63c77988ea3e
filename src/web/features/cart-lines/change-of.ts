/** What the way to a line's personalisation is called before paying, by what the line has. */
import type { CartItem } from '../../../contract/cart/cart.ts';
import { photosOn } from '../../../domain/personalisation/photos-on.ts';

export function changeOf(
  line: Pick<CartItem, 'personalisation' | 'words'>,
): 'changeWords' | 'changeThePhotos' | 'changePhotos' {
  if (photosOn(line) === 0) return 'changeWords';
  return line.words.length > 0 ? 'changePhotos' : 'changeThePhotos';
}
