/** A list of orders, with a button that shows more. */
import { useEffect, useRef, useState } from 'react';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { Button } from '../../../ui/button.tsx';
import { OrderCard } from '../../features/order-card/order-card.tsx';
import { useTranslations } from '../../state/translations.ts';

const SHOWN_AT_ONCE = 20;

export function OrdersList({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useTranslations('orders');
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef(shown);
  useEffect(() => {
    // The button has moved, so the focus goes to the first new order.
    if (shown > seen.current)
      list.current?.children[seen.current]?.querySelector<HTMLElement>('a')?.focus();
    seen.current = shown;
  }, [shown]);
  return (
    <>
      <ul ref={list} className="space-y-4">
        {orders.slice(0, shown).map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {orders.length > shown && (
        <p className="mt-6 text-center">
          <Button look="secondary" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            {t('more', { count: orders.length - shown })}
          </Button>
        </p>
      )}
    </>
  );
}
