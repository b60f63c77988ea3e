/** One order by its key; asked for again while its payment or its refund is on the way, but not for ever. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Order, OrderCourse } from '../../../contract/orders.ts';
import { isMoneyMoving } from './use-order.ts';

export const POLL_MS = 2000;
/** Two minutes: by then the e-mail tells. */
export const MOST_POLLS = 60;

export interface OrderByKeyLook {
  /** Undefined until the first answer. */
  order?: OrderCourse;
  unknown: boolean;
  /** The shop could not be asked; the last answer, if any, stays. */
  failed: boolean;
  /** More answers are to come by themselves. */
  watching: boolean;
  /** Begins to ask anew. */
  look: () => void;
  /** What a call has answered about the order. */
  show: (order: OrderCourse) => void;
}

export function isUnsettled({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean {
  return status === 'awaitingPayment' && (payment === 'waiting' || payment === 'capturing');
}

export function useOrderByKey(orderKey: string): OrderByKeyLook {
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
        // An address with a lost letter is malformed, which is as good as unknown.
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
