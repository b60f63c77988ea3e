/** After signing in: the cart of this device becomes the customer's, together with what they filled elsewhere. */
import { refreshCart } from '../../cart/cart-actions.ts';
import { useApp } from '../../state/app.ts';
import { countItems, useCart } from '../../state/cart.ts';

export async function takeCartOver(): Promise<void> {
  try {
    await refreshCart();
    // What was in the cart all along is no news.
    useApp.setState({ cartCount: countItems(useCart.getState()) });
  } catch (failure) {
    // The next call about the cart claims it just as well.
    console.warn('The cart could not be taken over yet', failure);
  }
}
