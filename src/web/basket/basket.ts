/** Everything a shopper can do with the cart. Screens call this and read the cart store; nothing else writes to it. */
import { browserApi, type CallRequest } from '../api/client.ts';
import { Refusal } from '../api/refusal.ts';
import { clearCart, NEW_CART_ID, useCart } from '../state/cart.ts';
import type { Address } from '../../contract/cart.ts';
import { fromAnswer } from './cart-view.ts';
import { editQueue } from './edit-queue.ts';
import { addition, quantityChange, removal, type NewItem } from './edits.ts';

const queue = editQueue({
  api: browserApi,
  shown: () => useCart.getState(),
  show: (cart) => useCart.setState(cart),
});

let additions = 0;

/** Puts an item into the cart; what is given beside productId, quantity and personalisation is shown until the server answers. */
export function addToCart(item: NewItem): Promise<void> {
  additions += 1;
  return queue.add(addition(item, `adding-${additions}`));
}

export function changeQuantity(itemId: string, by: number): Promise<void> {
  return queue.add(quantityChange(itemId, by));
}

export function removeFromCart(itemId: string): Promise<void> {
  return queue.add(removal(itemId));
}

/** Asks the server how the cart stands, as the cart page and the checkout do when they open. */
export function refreshCart(): Promise<void> {
  return queue.exchange(async ({ cartId }) => {
    if (cartId === NEW_CART_ID) return { answer: undefined };
    try {
      return {
        answer: undefined,
        cart: fromAnswer(await browserApi.call('cart', { params: { cartId } })),
      };
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.status !== 404) throw failure;
      clearCart();
      return { answer: undefined };
    }
  });
}

export function saveDetails(details: CallRequest<'cartDetails'>['body']): Promise<void> {
  return queue.exchange(async ({ cartId }) => ({
    answer: undefined,
    cart: fromAnswer(await browserApi.call('cartDetails', { params: { cartId }, body: details })),
  }));
}

export function saveAddress(type: 'payment' | 'shipping', address: Address): Promise<void> {
  return queue.exchange(async ({ cartId }) => ({
    answer: undefined,
    cart: fromAnswer(
      await browserApi.call('cartAddressGuest', { params: { cartId, type }, body: address }),
    ),
  }));
}

/** Turns the cart into an order awaiting payment; the answer says where the browser goes to pay. */
export function startGuestCheckout() {
  return queue.exchange(async ({ cartId }) => ({
    answer: await browserApi.call('guestCheckout', { params: { cartId, method: 'paypal' } }),
  }));
}

/** Empties the cart that became an order, and only that one: a newer cart stays. */
export function emptyOrdered(cartId: string): void {
  if (useCart.getState().cartId === cartId) clearCart();
}
