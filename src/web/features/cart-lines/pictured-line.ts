/** A line of a cart or an order, as far as its picture goes. */
import type { CartItem } from '../../../contract/cart.ts';

/** What a picture needs to know; orders know their lines by the same names. */
export type PicturedLine = Pick<
  CartItem,
  'productId' | 'angle' | 'picture' | 'personalisation' | 'name'
> &
  Partial<Pick<CartItem, 'slug' | 'plate'>> & {
    /** Address of the picture that was frozen when it was ordered; it stands instead of any made here. */
    proof?: string | null;
  };
