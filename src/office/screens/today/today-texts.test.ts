import { expect, test } from 'vitest';
import { headline, monthAgainst, todayAgainst, type Sales, type Today } from './today-texts.ts';

const NOTHING: Today = {
  day: '2026-11-23',
  orders: null,
  openMessages: null,
  failedJobs: null,
  lowStock: null,
  designsToApprove: null,
  designAnswers: null,
  sales: null,
};
const counts = {
  open: 5,
  late: 0,
  today: 0,
  tomorrow: 0,
  later: 5,
  inProduction: 0,
  held: 0,
  inReview: 0,
};
const withCounts = (given: Partial<typeof counts>): Today => ({
  ...NOTHING,
  orders: { counts: { ...counts, ...given }, late: [], dueToday: [], toDispatch: [] },
});
const said = (today: Today) => headline(today, true).map(({ text }) => text);

test('designs to approve lead to the board, or to the first of their orders', () => {
  const today = { ...NOTHING, designsToApprove: { count: 2, first: 'KS-AAA-AAAA' } };
  expect(headline(today, true)).toMatchObject([
    { text: '2 designs to approve', to: '/office/workshop?show=toApprove' },
  ]);
  expect(headline(today, false)).toMatchObject([{ to: '/office/orders/KS-AAA-AAAA' }]);
});

test('the first line says what is late, due and waiting, and leaves out what is not', () => {
  expect(said({ ...withCounts({ late: 2, today: 41, inReview: 1 }), openMessages: 3 })).toEqual([
    '2 orders are late',
    '41 leave today',
    '1 payment waits',
    '3 messages wait',
  ]);
  expect(said(withCounts({ today: 1 }))).toEqual(['1 order leaves today']);
  expect(said(withCounts({}))).toEqual(['5 orders are open']);
  expect(said(withCounts({ open: 0, later: 0 }))).toEqual([]);
  expect(said(NOTHING)).toEqual([]);
});

const day = (total: number, orders = 1) => ({ day: '2026-11-23', orders, total });
const sales = (given: Partial<Sales>): Sales => ({
  today: { orders: 9, total: 16_046 },
  todayBefore: { orders: 7, total: 12_846 },
  days: [day(120_000, 42), day(20_000, 8)],
  daysBefore: [day(100_000)],
  ...given,
});

test('sales are compared with the same days before', () => {
  expect(todayAgainst(sales({}), 'Monday')).toBe('9 orders, £32 more than last Monday by now');
  expect(todayAgainst(sales({ todayBefore: { orders: 1, total: 16_046 } }), 'Monday')).toBe(
    '9 orders, as much as last Monday by now',
  );
  expect(monthAgainst(sales({}))).toBe('50 orders, up 40% on £1,000');
  expect(monthAgainst(sales({ days: [day(50_000)] }))).toBe('1 order, down 50% on £1,000');
  expect(monthAgainst(sales({ daysBefore: [] }))).toBe('50 orders, none in the 30 days before');
});
