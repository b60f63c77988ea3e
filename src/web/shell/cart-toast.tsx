/** "Item added to cart": every two seconds the stored count is compared with the items; a rise is told. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { useApp } from '../state/app.ts';
import { countItems, useCart } from '../state/cart.ts';
import { useStoredStateRead } from '../state/read-stored-state.ts';
import { useWords } from '../state/words.ts';

const AddedToCart = lazy(() => import('./added-to-cart.tsx'));
const POLL_MS = 2000;
// Where the cart is in sight a toast tells nothing new, and would lie over it.
const CART_IN_SIGHT = /^\/(cart|checkout)(\/|$)/;

interface Added {
  /** Counts the toasts: the same item added again is a new one. */
  time: number;
  quantity: number;
  name: string;
}

export function CartToast() {
  const t = useWords('shell');
  const ready = useStoredStateRead();
  const { pathname } = useLocation();
  const cartInSight = CART_IN_SIGHT.test(pathname);
  const [added, setAdded] = useState<Added | null>(null);

  useEffect(() => {
    if (!ready) return;
    // The first reading is silent: what the cart already held is no news.
    useApp.setState({ cartCount: countItems(useCart.getState()) });
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
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [ready]);

  useEffect(() => {
    if (cartInSight) setAdded(null);
  }, [cartInSight, added]);

  return (
    <ToastRegion label={t('toast.region')}>
      <Suspense fallback={null}>
        {added && (
          <AddedToCart
            key={added.time}
            quantity={added.quantity}
            name={added.name}
            onClose={() => setAdded(null)}
          />
        )}
      </Suspense>
    </ToastRegion>
  );
}
