/** After signing in: merges this device's cart with the customer's cart from other devices. */
import { refreshCart } from '../../../cart/cart-actions.ts';
import { useApp } from '../../../state/app.ts';
import { countItems, useCart } from '../../../state/cart.ts';

export async function claimCart(): Promise<void> {
  try {
    await refreshCart();
    // Items that were already in the cart are not new.
    useApp.setState({ cartCount: countItems(useCart.getState()) });
  } catch (failure) {
    // The next call about the cart claims it as well.
    console.warn('The cart could not be taken over yet', failure);
  }
}
