/** Which lines of a cart are offered on other things. */
import type { CartItem } from '../../../contract/cart/cart.ts';
import { photosOn } from '../../../domain/personalisation/photos-on.ts';
import { NAME_FIELD } from '../../../domain/personalisation/sample-words.ts';

type Line = Pick<CartItem, 'personalisation' | 'availability'>;

/**
 * Those with a name, the newest first: a design may be on one product only. Not those with photos,
 * because the pictures of other products show sample photos instead.
 */
export function linesToCarry<Item extends Line>(items: readonly Item[]): Item[] {
  return items.filter((item) => hasName(item) && photosOn(item) === 0).toReversed();
}

const hasName = ({ personalisation, availability }: Line): boolean =>
  Boolean(personalisation?.fields[NAME_FIELD]?.trim()) && availability !== 'withdrawn';
