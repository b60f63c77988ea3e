/** What the buttons for steps of an order are called, and what is said once a step is taken. */
import type { Order } from '../order.ts';

/** More of an order may wait: what is made again, or what was put back or not begun with the rest. */
export function produceText({ state, lines }: Pick<Order, 'state' | 'lines'>): string {
  if (state === 'paid') return 'Start production';
  const waiting = lines.filter((line) => line.state === 'waiting');
  return waiting.some(({ remaking }) => remaking !== null) ? 'Start the remake' : 'Start the rest';
}

/** @param left how many lines stay behind for another parcel */
export function dispatchedText(
  { reference, isSample }: Pick<Order, 'reference' | 'isSample'>,
  left: number,
): string {
  const sent = left > 0 ? `A part of ${reference} is dispatched` : `${reference} is dispatched`;
  return isSample ? `${sent}. A sample order sends no email.` : `${sent}, and the customer is told`;
}
