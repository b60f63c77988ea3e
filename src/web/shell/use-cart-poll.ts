/** Every two seconds the stored count is compared with the items; a rise is told. No request is made. */
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../state/app.ts';
import { countItems, useCart } from '../state/cart.ts';

export const CART_POLL_MS = 2000;
// Where the cart is in sight a toast tells nothing new, and would lie over it.
const CART_IN_SIGHT = /^\/(cart|checkout)(\/|$)/;

export interface AddedItem {
  /** Counts the toasts: the same item added again is a new one. */
  time: number;
  quantity: number;
  name: string;
}

export function useCartPoll() {
  const { pathname } = useLocation();
  const cartInSight = CART_IN_SIGHT.test(pathname);
  const [added, setAdded] = useState<AddedItem | null>(null);

  useEffect(() => {
    let time = 0;
    const timer = setInterval(() => {
      const { items } = useCart.getState();
      const count = countItems({ items });
      const last = items.at(-1);
      const { cartCount } = useApp.getState();
      if (count > cartCount && last) {
        setAdded({ time: (time += 1), quantity: last.quantity, name: last.name });
      }
      if (count !== cartCount) useApp.setState({ cartCount: count });
    }, CART_POLL_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (cartInSight) setAdded(null);
  }, [cartInSight, added]);

  return { added, forgetAdded: useCallback(() => setAdded(null), []) };
}
