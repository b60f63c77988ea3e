/** The current state of one order by its key: first its payment, then the order itself. */
import { useEffect } from 'react';
import type { Order } from '../../../contract/orders/orders.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { emptyOrdered } from '../../cart/cart-actions.ts';
import { rememberOrder, useLatestOrder } from '../../state/latest-order.ts';
import { useTranslations } from '../../state/translations.ts';
import { NoOrderByKey } from './no-order-by-key.tsx';
import { OrderForKey } from './order-for-key.tsx';
import { OrderStatusPanel } from './status/order-status.tsx';
import { useThanks } from './use-thanks.ts';
import { useOrderByKey } from './use-order-by-key.ts';

const LEFT_CART: readonly Order['payment'][] = ['paid', 'pending'];

export function OrderByKey({ orderKey }: { orderKey: string }) {
  const t = useTranslations('thank-you');
  const { order, unknown, failed, watching, look, show } = useOrderByKey(orderKey);
  const thanks = useThanks(order);
  // Orders that are paid, or await the provider's result, have left the cart.
  const bought = order && LEFT_CART.includes(order.payment) ? order : undefined;

  useEffect(() => {
    // If this fails, the cart page asks again.
    if (bought)
      emptyOrdered(bought).catch((failure: unknown) =>
        console.warn('The cart could not be read', failure),
      );
  }, [bought]);
  useEffect(() => {
    // Viewing an old order does not replace the latest one.
    if (order && useLatestOrder.getState().key === '') rememberOrder(order.key);
  }, [order]);

  if (unknown) return <NoOrderByKey why="unknown" />;
  if (order) {
    return (
      <OrderForKey
        order={order}
        thanks={thanks}
        onChange={show}
        head={<OrderStatusPanel order={order} thanks={thanks} watching={watching} onLook={look} />}
      />
    );
  }
  return failed ? (
    <div role="alert" className="py-10 text-center">
      <h1 className="text-4xl">{t('failed.title')}</h1>
      <p className="mt-4 text-ink-soft">{t('failed.text')}</p>
      {watching ? (
        <p className="mt-8 flex items-center justify-center gap-3 text-ink-soft">
          <Spinner />
          {t('tryingAgain')}
        </p>
      ) : (
        <Button onClick={look} className="mt-8">
          {t('look')}
        </Button>
      )}
    </div>
  ) : (
    <h1 className="flex items-center gap-3 font-body text-base font-normal text-ink-soft">
      <Spinner />
      {t('asking')}
    </h1>
  );
}
