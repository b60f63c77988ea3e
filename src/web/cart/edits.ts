/** The shopper's changes to the cart, each as a local change to show at once and an API call. */
import type { ShopApi } from '../api/shop-api.ts';
import type { Addition } from '../state/cart.ts';
import { applyItems, fromAnswer, type ConfirmedCart } from './cart-view.ts';

export interface Edit {
  /** Returns the changed cart, shown before the server responds. */
  apply(cart: ConfirmedCart, idOf: (itemId: string) => string): ConfirmedCart;
  /** Makes the call on the confirmed cart and returns the confirmed cart after it. */
  send(
    api: ShopApi,
    confirmed: ConfirmedCart,
    idOf: (itemId: string) => string,
  ): Promise<ConfirmedCart>;
  /** Sent again after a reload, if the server had not responded. */
  readonly addition?: Addition;
  /** Maps the shown lines to the server's lines, given the confirmed cart after an addition. */
  settled?(confirmed: ConfirmedCart): readonly { shown: string; real: string }[];
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
