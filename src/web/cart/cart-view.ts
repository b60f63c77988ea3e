/** The cart as stored on the device: the server's response, or an estimate until it arrives. */
import { canonicalJson } from '../../domain/canonical.ts';
import { countSold, DEFAULT_SHIPPING_METHOD, type CartState } from '../state/cart.ts';
import type { Cart, CartItem } from '../../contract/cart/cart.ts';

/** What the server has confirmed of a cart. The rest exists on the device only. */
export type ConfirmedCart = Omit<CartState, 'typed' | 'unanswered'>;

export function fromAnswer({ id, version: _, ...answer }: Cart): ConfirmedCart {
  return {
    ...answer,
    cartId: id,
    shipping: { ...answer.shipping, Method: answer.shipping.Method || DEFAULT_SHIPPING_METHOD },
  };
}

/** Computes the totals to show at once. VAT follows with the server's response. */
export function applyItems(cart: ConfirmedCart, items: readonly CartItem[]): ConfirmedCart {
  const lines = items.map((line) => ({ ...line, linePence: line.unitPricePence * line.quantity }));
  const itemsTotal = lines.reduce((total, { linePence }) => total + linePence, 0);
  return {
    ...cart,
    items: lines,
    itemsTotal,
    total: countSold({ items: lines }) > 0 ? itemsTotal + cart.shippingTotal : 0,
  };
}

type Worded = CartItem['personalisation'];

/** Lines merge only if all personalisation and edits are equal. */
export function hasSameText(one: Worded, other: Worded): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
