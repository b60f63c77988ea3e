/** Every two seconds the stored count is compared with the items; a rise is told. No request is made. */
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../state/app.ts';
import { countItems, useCart } from '../../state/cart.ts';

export const CART_POLL_MS = 2000;

export interface AddedItem {
  /** Counts the toasts: the same item added again is a new one. */
  time: number;
  quantity: number;
  name: string;
}

export function useCartPoll() {
  const [added, setAdded] = useState<AddedItem | null>(null);
  useEffect(() => watchCart(setAdded), []);
  return { added, forgetAdded: useCallback(() => setAdded(null), []) };
}

/** Tells of the last item whenever the count has risen; answers how to stop. */
export function watchCart(onRise: (added: AddedItem) => void): () => void {
  let time = 0;
  const timer = setInterval(() => {
    // Tabs share the count: what one in the background took for told, nobody would have seen.
    if (document.hidden) return;
    const { items } = useCart.getState();
    const count = countItems({ items });
    const last = items.at(-1);
    const { cartCount } = useApp.getState();
    if (count > cartCount && last)
      onRise({ time: (time += 1), quantity: last.quantity, name: last.name });
    if (count !== cartCount) useApp.setState({ cartCount: count });
  }, CART_POLL_MS);
  return () => clearInterval(timer);
}
