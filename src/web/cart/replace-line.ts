/** Replaces a line of the cart. Loaded when a line is opened for editing. */
import type { CartItem } from '../../contract/cart/cart.ts';
import { makeEdit } from './cart-actions.ts';
import { applyItems, fromAnswer, hasSameText } from './cart-view.ts';
import type { NewItem } from '../state/cart.ts';
import type { Edit } from './edits.ts';

/** The line to replace is no longer in the cart. Nothing was changed. */
export class LineGone extends Error {
  override name = 'LineGone';
}

/** Replaces a line in its place. If an equal line exists, the two merge into that one. */
export function replacement(itemId: string, item: NewItem): Edit {
  const isSame = (line: CartItem) =>
    line.productId === item.productId && hasSameText(line.personalisation, item.personalisation);
  return {
    apply(cart, idOf) {
      const id = idOf(itemId);
      if (cart.items.every((line) => line.id !== id)) return cart;
      const equal = cart.items.find((line) => line.id !== id && isSame(line));
      const joined = equal && { ...equal, quantity: equal.quantity + item.quantity };
      return applyItems(
        cart,
        cart.items.flatMap((line) => {
          if (line.id === id) return joined ? [] : [{ ...item, id, linePence: 0 }];
          return [joined && line === equal ? joined : line];
        }),
      );
    },
    async send(api, confirmed, idOf) {
      const line = confirmed.items.find(({ id }) => id === idOf(itemId));
      if (!line) throw new LineGone();
      const { productId, quantity, personalisation } = item;
      const params = { cartId: confirmed.cartId, itemId: line.id };
      const body = { productId, quantity, personalisation: personalisation ?? undefined };
      return fromAnswer(await api.call('cartItemReplace', { params, body }));
    },
  };
}

/** Rejects with LineGone if the line is no longer in the cart. */
export function replaceInCart(itemId: string, item: NewItem): Promise<void> {
  return makeEdit(replacement(itemId, item));
}
