/** Loads one of the customer's orders by id, reference or key. Polls while a payment or refund is in progress. */
import { useCallback, useEffect, useState } from 'react';
import type { OrderCourse, OrderDetail } from '../../../contract/orders/orders.ts';
import { parseOrderReference } from '../../../domain/orders/order-number.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';

const POLL_MS = 2000;
/** Two minutes. After that the customer learns it by email. */
const MOST_POLLS = 60;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export interface OrderView {
  /** Undefined until the first response; null if the customer has no such order. */
  order: OrderDetail | null | undefined;
  failure: Refusal | null;
  again: () => void;
  /** Shows an order returned by another call. */
  show: (order: OrderDetail) => void;
}

/** True during a capture, and until the credit notes of a cancelled order cover its total. */
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

export function useOrder(named: string): OrderView {
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
    // A URL with a missing character is malformed, which is treated as unknown.
    if (failure instanceof Refusal && [400, 404].includes(failure.status)) return null;
    throw failure;
  }
}

/** Calls take only the id. Emails have the reference, guests' URLs the key. */
async function idOf(named: string): Promise<string | undefined> {
  const asReference = parseOrderReference(named);
  const orders = await browserApi.call('orders', {});
  return orders.find(({ key, reference }) => key === named || reference === asReference)?.id;
}
