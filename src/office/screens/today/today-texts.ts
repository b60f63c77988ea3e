/** Today as text. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import type { Permission } from '../../../domain/staff/permissions.ts';

export type Today = OfficeAnswerOf<'today'>;
export type Sales = NonNullable<Today['sales']>;

export interface SayPart {
  text: string;
  tone: 'late' | 'today' | 'ask' | 'open';
  to: string;
  /** Who may open it. */
  may: Permission;
}

const orders = (count: number, one: string, many: string): string =>
  count === 1 ? `1 order ${one}` : `${count} orders ${many}`;

const designs = (count: number): string =>
  count === 1 ? '1 design to approve' : `${count} designs to approve`;

/** Roles without the board get a link to the first order with a design to approve. */
function approvalPart({ designsToApprove }: Today, mayBoard: boolean): SayPart & { count: number } {
  const { count = 0, first = null } = designsToApprove ?? {};
  return {
    count,
    text: designs(count),
    tone: 'ask',
    ...(mayBoard
      ? { to: '/office/workshop?show=toApprove', may: 'production.see' }
      : { to: `/office/orders/${first}`, may: 'orders.see' }),
  };
}

const openPart = (count: number): SayPart => ({
  text: orders(count, 'is open', 'are open'),
  tone: 'open',
  to: '/office/orders',
  may: 'orders.see',
});

/**
 * What the first line of the page says, the most urgent first. If nothing is due, how many orders are open.
 * @param mayBoard whether the member may see the workshop's board
 */
export function headline(said: Today, mayBoard: boolean): SayPart[] {
  const { orders: open, openMessages } = said;
  const parts: (SayPart & { count: number })[] = [];
  if (open) {
    const { late, today, inReview } = open.counts;
    parts.push(
      {
        count: late,
        text: orders(late, 'is late', 'are late'),
        tone: 'late',
        to: '/office/orders?view=late',
        may: 'orders.see',
      },
      {
        count: today,
        text:
          late > 0
            ? `${today} ${today === 1 ? 'leaves' : 'leave'} today`
            : orders(today, 'leaves today', 'leave today'),
        tone: 'today',
        to: '/office/orders?view=today',
        may: 'orders.see',
      },
      {
        count: inReview,
        text: inReview === 1 ? '1 payment waits' : `${inReview} payments wait`,
        tone: 'ask',
        to: '/office/reviews',
        may: 'orders.seeMoney',
      },
    );
  }
  parts.push(approvalPart(said, mayBoard));
  const messages = openMessages ?? 0;
  parts.push({
    count: messages,
    text: messages === 1 ? '1 message waits' : `${messages} messages wait`,
    tone: 'ask',
    to: '/office/messages',
    may: 'messages.see',
  });
  const due = parts.filter(({ count }) => count > 0).map(({ count: _, ...part }) => part);
  return due.length > 0 || !open || open.counts.open === 0 ? due : [openPart(open.counts.open)];
}

const WHOLE_POUNDS = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Without pence, for sums of many days: “£12,212”. */
export const roundPounds = (amount: number): string => WHOLE_POUNDS.format(amount / 100);

const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** “9 orders, £32 more than last Monday by now” */
export function todayAgainst({ today, todayBefore }: Sales, weekday: string): string {
  const difference = today.total - todayBefore.total;
  const than = `last ${weekday} by now`;
  if (difference === 0) return `${ordersText(today.orders)}, as much as ${than}`;
  const more = difference > 0 ? 'more' : 'less';
  return `${ordersText(today.orders)}, ${roundPounds(Math.abs(difference))} ${more} than ${than}`;
}

export const sumOf = (days: readonly { total: number }[]): number =>
  days.reduce((sum, { total }) => sum + total, 0);

/** “842 orders, up 31% on £12,212” */
export function monthAgainst({ days, daysBefore }: Sales): string {
  const [now, before] = [sumOf(days), sumOf(daysBefore)];
  const count = days.reduce((sum, { orders: sold }) => sum + sold, 0);
  if (before === 0) return `${ordersText(count)}, none in the 30 days before`;
  const percent = Math.round((100 * (now - before)) / before);
  const change = percent < 0 ? `down ${-percent}%` : `up ${percent}%`;
  return `${ordersText(count)}, ${change} on ${roundPounds(before)}`;
}
