/** The part of a cart or order line that its picture needs. */
import type { CartItem } from '../../../contract/cart/cart.ts';

/** Order lines use the same field names. */
export type PicturedLine = Pick<
  CartItem,
  'productId' | 'angle' | 'picture' | 'personalisation' | 'name'
> &
  Partial<Pick<CartItem, 'slug' | 'plate'>> & {
    /** URL of the proof, the picture frozen with the order. Used instead of any composed one. */
    proof?: string | null;
  };
