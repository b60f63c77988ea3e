/** One of the customer's orders, by its id, its reference or its key; asked for again while money is on its way. */
import { useCallback, useEffect, useState } from 'react';
import type { OrderCourse, OrderDetail } from '../../../contract/orders.ts';
import { parseOrderReference } from '../../../domain/orders/order-number.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';

const POLL_MS = 2000;
/** Two minutes: by then a letter tells. */
const MOST_POLLS = 60;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export interface OrderLook {
  /** Undefined until there is an answer; null where the customer has no such order. */
  order: OrderDetail | null | undefined;
  failure: Refusal | null;
  again: () => void;
  /** What a call has answered about the order. */
  show: (order: OrderDetail) => void;
}

/** A payment that is being taken, or a cancelled order whose money is not all back, with its credit note. */
export function isMoneyMoving({
  status,
  payment,
  total,
  documents,
}: Pick<OrderCourse, 'status' | 'payment' | 'total' | 'documents'>): boolean {
  if (payment === 'capturing') return true;
  if (status !== 'cancelled' || documents.length === 0) return false;
  const credited = documents.reduce(
    (sum, { kind, total: back }) => (kind === 'creditNote' ? sum + back : sum),
    0,
  );
  return credited < total;
}

export function useOrder(named: string): OrderLook {
  const ready = useStoredStateRead();
  const signedIn = useAccount(isSignedIn);
  const [order, setOrder] = useState<OrderDetail | null>();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  const mayAsk = ready && signedIn;

  useEffect(() => {
    if (!mayAsk) return;
    let isShown = true;
    read(named).then(
      (answer) => {
        if (!isShown) return;
        setFailure(null);
        setOrder(answer);
      },
      (refused: unknown) => {
        if (!(refused instanceof Refusal)) throw refused;
        if (isShown) setFailure(refused);
      },
    );
    return () => {
      isShown = false;
    };
  }, [mayAsk, named, turn]);

  useEffect(() => {
    if (!order || !isMoneyMoving(order) || turn >= MOST_POLLS) return;
    const timer = setTimeout(again, POLL_MS);
    return () => clearTimeout(timer);
  }, [order, turn, again]);

  return { order, failure, again, show: setOrder };
}

async function read(named: string): Promise<OrderDetail | null> {
  try {
    const id = ID.test(named) ? named : await idOf(named);
    return id ? await browserApi.call('order', { params: { id } }) : null;
  } catch (failure) {
    // An address with a lost letter is malformed, which is as good as unknown.
    if (failure instanceof Refusal && [400, 404].includes(failure.status)) return null;
    throw failure;
  }
}

/** Calls take the id alone; the reference stands on letters, the key in the addresses of guests. */
async function idOf(named: string): Promise<string | undefined> {
  const asReference = parseOrderReference(named);
  const orders = await browserApi.call('orders', {});
  return orders.find(({ key, reference }) => key === named || reference === asReference)?.id;
}
