/** Compares the stored count with the cart's items every two seconds and reports a rise. Makes no request. */
import type { CartItem } from '../../../contract/cart/cart.ts';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../state/app.ts';
import { countItems, useCart } from '../../state/cart.ts';

export const CART_POLL_MS = 2000;

export interface Added {
  /** Numbers the toasts, so that the same item added again shows a new one. */
  time: number;
  item: CartItem;
}

export function useCartPoll() {
  const [added, setAdded] = useState<Added | null>(null);
  useEffect(() => watchCart(setAdded), []);
  return { added, forgetAdded: useCallback(() => setAdded(null), []) };
}

/** Reports the last item when the count has risen. Returns a function that stops it. */
export function watchCart(onRise: (added: Added) => void): () => void {
  let time = 0;
  const timer = setInterval(() => {
    // Tabs share the count. A hidden tab would mark a rise as shown without showing it.
    if (document.hidden) return;
    const { items } = useCart.getState();
    const count = countItems({ items });
    const last = items.at(-1);
    const { cartCount } = useApp.getState();
    if (count > cartCount && last) onRise({ time: (time += 1), item: last });
    if (count !== cartCount) useApp.setState({ cartCount: count });
  }, CART_POLL_MS);
  return () => clearInterval(timer);
}
