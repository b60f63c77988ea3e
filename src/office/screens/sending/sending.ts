/** What waits to be sent, as text. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';

export type Sending = OfficeAnswerOf<'sending'>;
export type OrderToSend = Sending['orders'][number];

export const freeOrders = ({ orders }: Pick<Sending, 'orders'>): OrderToSend[] =>
  orders.filter(({ hold }) => hold === null);

/** “2 orders”. */
export const countText = (count: number, one: string, more = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;
