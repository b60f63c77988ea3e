/** The shopper's changes to the cart, each as a local change to show at once and an API call. */
import type { ShopApi } from '../api/shop-api.ts';
import type { CartItem } from '../../contract/cart/cart.ts';
import { applyItems, fromAnswer, hasSameText, type ConfirmedCart } from './cart-view.ts';

export interface Edit {
  /** Returns the changed cart, shown before the server responds. */
  apply(cart: ConfirmedCart, idOf: (itemId: string) => string): ConfirmedCart;
  /** Makes the call on the confirmed cart and returns the confirmed cart after it. */
  send(
    api: ShopApi,
    confirmed: ConfirmedCart,
    idOf: (itemId: string) => string,
  ): Promise<ConfirmedCart>;
  /** Maps the shown lines to the server's lines, given the confirmed cart after an addition. */
  settled?(confirmed: ConfirmedCart): readonly { shown: string; real: string }[];
}

/** What is shown of a line before the server responds. */
export type NewItem = Omit<CartItem, 'id' | 'linePence'>;

export function addition(item: NewItem, shownId: string): Edit {
  const isSame = (line: CartItem) =>
    line.productId === item.productId && hasSameText(line.personalisation, item.personalisation);
  return {
    apply(cart) {
      const joined = cart.items.find(isSame);
      const added = joined
        ? { ...joined, quantity: joined.quantity + item.quantity }
        : { ...item, id: shownId, linePence: 0 };
      // Put the changed line last: the toast names the last line.
      return applyItems(cart, [...cart.items.filter((line) => line !== joined), added]);
    },
    async send(api, confirmed) {
      const body = {
        productId: item.productId,
        quantity: item.quantity,
        personalisation: item.personalisation ?? undefined,
      };
      const answer = await api.call('cartAdd', { params: { cartId: confirmed.cartId }, body });
      const cart = fromAnswer(answer);
      const line = cart.items.find(isSame);
      return line
        ? { ...cart, items: [...cart.items.filter((other) => other !== line), line] }
        : cart;
    },
    settled(confirmed) {
      const line = confirmed.items.find(isSame);
      return line ? [{ shown: shownId, real: line.id }] : [];
    },
  };
}

/** Takes a difference, not a total: two quick presses are two steps, whatever the server has. */
export function quantityChange(itemId: string, by: number): Edit {
  return {
    apply: (cart, idOf) =>
      applyItems(
        cart,
        cart.items.map((line) =>
          line.id === idOf(itemId) ? { ...line, quantity: Math.max(1, line.quantity + by) } : line,
        ),
      ),
    async send(api, confirmed, idOf) {
      const line = confirmed.items.find(({ id }) => id === idOf(itemId));
      if (!line) return confirmed;
      const params = { cartId: confirmed.cartId, itemId: line.id };
      return fromAnswer(
        await api.call('cartItemUpdate', {
          params,
          body: { quantity: Math.max(1, line.quantity + by) },
        }),
      );
    },
  };
}

export function removal(itemId: string): Edit {
  return {
    apply: (cart, idOf) =>
      applyItems(
        cart,
        cart.items.filter(({ id }) => id !== idOf(itemId)),
      ),
    async send(api, confirmed, idOf) {
      const line = confirmed.items.find(({ id }) => id === idOf(itemId));
      if (!line) return confirmed;
      return fromAnswer(
        await api.call('cartItemDelete', { params: { cartId: confirmed.cartId, itemId: line.id } }),
      );
    },
  };
}
