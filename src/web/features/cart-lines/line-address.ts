/** The way to a cart line's personalisation: its URL and what it is called. The line's id in the URL is useless without the cart's id. */
import type { CartItem } from '../../../contract/cart/cart.ts';
import { photosOn } from '../../../domain/personalisation/photos-on.ts';

const ID_LENGTH = 36;

/** A line that the server has not confirmed has no id yet and gets the product's plain URL. */
export function lineAddress({ slug, id }: { slug: string; id: string }): string {
  return `/p/${slug}${id.length === ID_LENGTH ? `#line=${id}` : ''}`;
}

/** By what the line has. */
export function changeOf(
  line: Pick<CartItem, 'personalisation' | 'words'>,
): 'changeWords' | 'changeThePhotos' | 'changePhotos' {
  if (photosOn(line) === 0) return 'changeWords';
  return line.words.length > 0 ? 'changePhotos' : 'changeThePhotos';
}
