/** "Item added to cart": every two seconds the stored count is compared with the items; a rise is told. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import { useApp } from '../state/app.ts';
import { countItems, useCart } from '../state/cart.ts';
import { useStoredStateRead } from '../state/read-stored-state.ts';
import { useWords } from '../state/words.ts';

const POLL_MS = 2000;
const TOAST_MS = 5000;

export function CartToast() {
  const t = useWords('shell');
  const ready = useStoredStateRead();
  const [added, setAdded] = useState<{ id: number; quantity: number; name: string } | null>(null);
  const looks = useRef(0);

  useEffect(() => {
    if (!ready) return;
    // The first reading is silent: what the cart already held is no news.
    useApp.setState({ cartCount: countItems(useCart.getState()) });
    const timer = setInterval(() => {
      const { items } = useCart.getState();
      const count = countItems({ items });
      const last = items.at(-1);
      const { cartCount } = useApp.getState();
      if (count > cartCount && last)
        setAdded({ id: (looks.current += 1), quantity: last.quantity, name: last.name });
      if (count !== cartCount) useApp.setState({ cartCount: count });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [ready]);

  const close = () => setAdded(null);
  const message: ToastMessage | null = added && {
    id: added.id,
    title: t('toast.added'),
    content: (
      <>
        <p className="text-ink-soft">{t('toast.line', added)}</p>
        <p className="mt-3 flex gap-2">
          <Link to="/cart" onClick={close} className={buttonClass('secondary', 'small')}>
            {t('toast.viewCart')}
          </Link>
          <Link to="/cart" onClick={close} className={buttonClass('primary', 'small')}>
            {t('toast.checkout')}
          </Link>
        </p>
      </>
    ),
  };
  return (
    <Toast
      message={message}
      label={t('toast.region')}
      closeLabel={t('common:close')}
      delayMs={TOAST_MS}
      onClose={close}
    />
  );
}
