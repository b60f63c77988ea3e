/** Whether the page of an order thanks for it: when it is first opened, soon after it was paid, and not from an email. */
import { useEffect, useState } from 'react';
import type { OrderCourse } from '../../../contract/orders/orders.ts';
import { HOUR } from '../../../domain/time/durations.ts';
import { rememberThanks, useLatestOrder } from '../../state/latest-order.ts';
import { useLocation } from '../../navigation/use-router.ts';

export function useThanks(order: OrderCourse | undefined): boolean {
  const { state, hash } = useLocation();
  // As it was when the page opened.
  const [thanked] = useState(() => useLatestOrder.getState().thanked);
  const [openedAt] = useState(() => new Date());
  // Links in emails have one.
  const [isLed] = useState(hash !== '');
  const isPaid = order !== undefined && isJustPaid(order, openedAt);
  const key = order?.key ?? '';
  useEffect(() => {
    if (isPaid) rememberThanks(key);
  }, [isPaid, key]);
  return isPaid && thanked !== key && !isLed && !isFound(state);
}

/** At most an hour before the page opened, or since: a later visit follows the order. */
export function isJustPaid(
  { status, payment, timeline }: Pick<OrderCourse, 'status' | 'payment' | 'timeline'>,
  openedAt: Date,
): boolean {
  const paid = timeline.findLast(({ event }) => event === 'pay');
  return (
    status === 'paid' &&
    payment === 'paid' &&
    paid !== undefined &&
    openedAt.getTime() - Date.parse(paid.at) < HOUR
  );
}

const isFound = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'foundOrder' in state;
