/** The part of a cart or order line that its picture needs. */
import type { CartItem } from '../../../contract/cart/cart.ts';

/** Order lines use the same field names. */
export type PicturedLine = Pick<
  CartItem,
  'productId' | 'angle' | 'picture' | 'personalisation' | 'name'
> &
  Partial<Pick<CartItem, 'slug' | 'plate' | 'otherAngle'>> & {
    /** URL of the proof, the picture frozen with the order. Used instead of any composed one. */
    proof?: string | null;
    /** URL of the proof of the other side, if that shows something else. */
    otherProof?: string | null;
  };
