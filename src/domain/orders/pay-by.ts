/** Until when an order that the staff took can be paid by its link. */
import type { OrderState } from './order-steps.ts';
import { DAY } from '../time/durations.ts';

export const PAY_LINK_DAYS = 7;

/** @param unpaidDays the days after which orders given up unpaid are deleted */
export function payByFrom(now: Date, unpaidDays: number): Date {
  return new Date(now.getTime() + Math.min(PAY_LINK_DAYS, unpaidDays) * DAY);
}

interface Payable {
  state: OrderState;
  payBy: Date | null;
}

/** Whether the order can be paid by its link now. */
export const isPayable = ({ state, payBy }: Payable, now: Date): boolean =>
  state === 'awaitingPayment' && payBy !== null && payBy > now;
