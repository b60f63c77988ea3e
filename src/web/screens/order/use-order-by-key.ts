/** Loads an order by its key. Polls for a limited time while its payment or refund is in progress. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Order, OrderCourse } from '../../../contract/orders/orders.ts';
import { isMoneyMoving } from './use-order.ts';

export const POLL_MS = 2000;
/** Two minutes. After that the customer learns it by email. */
export const MOST_POLLS = 60;

export interface OrderByKeyView {
  /** Undefined until the first response. */
  order?: OrderCourse;
  unknown: boolean;
  /** The last request failed; the last response, if any, stays. */
  failed: boolean;
  /** Polling continues. */
  watching: boolean;
  /** Starts polling again. */
  look: () => void;
  /** Shows an order returned by another call. */
  show: (order: OrderCourse) => void;
}

export function isUnsettled({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean {
  return status === 'awaitingPayment' && (payment === 'waiting' || payment === 'capturing');
}

export function useOrderByKey(orderKey: string): OrderByKeyView {
  const [order, setOrder] = useState<OrderCourse>();
  const [unknown, setUnknown] = useState(false);
  const [failed, setFailed] = useState(false);
  const [watching, setWatching] = useState(true);
  const [turn, setTurn] = useState(0);
  const polls = useRef(0);

  useEffect(() => {
    let isShown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    polls.current = 0;
    setWatching(true);

    const ask = async (): Promise<boolean> => {
      try {
        const answer = await browserApi.call('orderByKey', { params: { orderKey } });
        if (!isShown) return false;
        setFailed(false);
        setOrder(answer);
        return isUnsettled(answer) || isMoneyMoving(answer);
      } catch (failure) {
        if (!isShown) return false;
        // A URL with a missing character is malformed, which is treated as unknown.
        const isUnknown = failure instanceof Refusal && [400, 404].includes(failure.status);
        setUnknown(isUnknown);
        setFailed(!isUnknown);
        return !isUnknown;
      }
    };
    const poll = async () => {
      polls.current += 1;
      const goOn = await ask();
      if (!isShown) return;
      if (goOn && polls.current < MOST_POLLS) timer = setTimeout(() => void poll(), POLL_MS);
      else setWatching(false);
    };
    void poll();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [orderKey, turn]);

  const look = useCallback(() => setTurn((before) => before + 1), []);
  const show = useCallback((answer: OrderCourse) => {
    setOrder(answer);
    if (isMoneyMoving(answer)) setTurn((before) => before + 1);
  }, []);
  return { order, unknown, failed, watching, look, show };
}
