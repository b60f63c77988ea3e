/** The cart as the device keeps it, made from the server's answer or guessed until that comes. */
import { canonicalJson } from '../../domain/canonical.ts';
import { countSold, DEFAULT_SHIPPING_METHOD, type CartState } from '../state/cart.ts';
import type { Cart, CartItem } from '../../contract/cart.ts';

/** What the server has confirmed of a cart; what is typed belongs to the device alone. */
export type ConfirmedCart = Omit<CartState, 'typed'>;

export function fromAnswer({ id, version: _, ...answer }: Cart): ConfirmedCart {
  return {
    ...answer,
    cartId: id,
    shipping: { ...answer.shipping, Method: answer.shipping.Method || DEFAULT_SHIPPING_METHOD },
  };
}

/** Sums what a shopper sees at once; VAT follows with the server's answer. */
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

/** Lines join only where every word and every change is equal. */
export function sameWords(one: Worded, other: Worded): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
