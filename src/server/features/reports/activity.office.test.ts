/** Reports of visits, dispatch and refunds add up what the shop recorded, on London's days. */
import { beforeAll, expect, test } from 'vitest';
import { pence } from '../../../domain/money/money.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { officeOf } from '../../testing/office.ts';
import { testShop } from '../../testing/test-app.ts';
import { buy } from '../../testing/features/orders.ts';
import { buyAtStandIn } from '../../testing/features/paid-orders.ts';
import { jobHandlers } from '../../wiring.ts';

/** A Monday; orders placed before two leave on the same day. */
const MONDAY = '2026-06-15';
const at = (text: string): Date => new Date(`${text}:00Z`);
let now = at(`${MONDAY}T09:00`);
const shop = await testShop({ clock: () => now });
const origin = await shop.open();
const office = officeOf(shop);
const { course, orderRefunds } = shop.services;
const WEEK = { from: '2026-06-15', to: '2026-06-21' };
const NEXT_WEEK = { from: '2026-06-22', to: '2026-06-28' };

const view = (route: string) => shop.call('pageView', { body: { route } });
async function send(id: string, moment: string): Promise<void> {
  now = at(moment);
  await course.startProduction(id, 'workshop');
  await course.dispatch(id, { carrier: 'royal-mail', tracking: null }, 'workshop');
}

/** Four orders promised for Monday: one sent then, one on Tuesday, two not at all. */
beforeAll(async () => {
  for (const route of ['/', '/p/{rest}', '/p/{rest}', '/checkout']) await view(route);
  const first = await buyAtStandIn(shop, origin);
  const second = await buyAtStandIn(shop, origin);
  await buy(shop);
  await buy(shop);
  await send(first.id, `${MONDAY}T22:30`);
  await send(second.id, '2026-06-16T08:00');
  const refund = (id: string, amount: number, reason: string) =>
    orderRefunds.refund(id, { amountPence: pence(amount), reason }, 'staff');
  await refund(first.id, 300, 'Chipped');
  await refund(first.id, 200, ' chipped');
  await refund(second.id, 400, 'Arrived late');
  await runDueJobs(shop.url, jobHandlers(shop.services));
  await view('/shop');
});

async function reports() {
  const reader = await office.member('reader');
  return {
    visits: (query: Record<string, string>) => office.call('visitsReport', { query }, reader),
    dispatch: (query: Record<string, string>) => office.call('dispatchReport', { query }, reader),
    refunds: (query: Record<string, string>) => office.call('refundsReport', { query }, reader),
  };
}

test('visits have pages, products and checkouts by day beside the orders paid', async () => {
  const { visits } = await reports();
  const { totals, before, rows } = await visits(WEEK);
  expect(rows).toEqual([
    { day: MONDAY, views: 4, productViews: 2, checkoutViews: 1, orders: 4 },
    { day: '2026-06-16', views: 1, productViews: 0, checkoutViews: 0, orders: 0 },
  ]);
  expect(totals).toEqual({ views: 5, productViews: 2, checkoutViews: 1, orders: 4 });
  expect(before).toEqual({ views: 0, productViews: 0, checkoutViews: 0, orders: 0 });
  expect((await visits(NEXT_WEEK)).before).toEqual(totals);
});

test('dispatch compares the day of the parcel with the day promised; an unsent order is late the day after', async () => {
  const { dispatch } = await reports();
  const { totals, rows } = await dispatch(WEEK);
  expect(rows).toEqual([{ day: MONDAY, promised: 4, onTime: 1, late: 3, waiting: 0 }]);
  expect(totals).toEqual({ promised: 4, onTime: 1, late: 3, waiting: 0 });
  now = at(`${MONDAY}T22:45`);
  const monday = await reports();
  expect((await monday.dispatch(WEEK)).totals).toMatchObject({ late: 1, waiting: 2 });
  now = at('2026-06-16T08:00');
});

test('refunds are grouped by reason whatever its capitals, most money first', async () => {
  const { refunds } = await reports();
  const { totals, rows } = await refunds(WEEK);
  expect(rows.map((row) => [row.reason.toLowerCase(), row.refunds, row.amount])).toEqual([
    ['chipped', 2, 500],
    ['arrived late', 1, 400],
  ]);
  expect(totals).toEqual({ refunds: 3, amount: 900 });
  expect((await refunds(NEXT_WEEK)).before).toEqual(totals);
});

test('each report is a table for spreadsheets, which run none of its cells', async () => {
  const reader = await office.member('reader');
  const { id } = await buyAtStandIn(shop, origin);
  await orderRefunds.refund(id, { amountPence: pence(100), reason: '=1+1' }, 'staff');
  await runDueJobs(shop.url, jobHandlers(shop.services));
  const { refunds } = await reports();
  const { rows } = await refunds({ from: MONDAY, to: '2026-12-31' });
  expect(rows.map(({ reason }) => reason)).toContain('=1+1');
  const query = { from: MONDAY, to: '2026-12-31' };
  const table = async (name: 'visits' | 'dispatch' | 'refunds' | 'searches') => {
    const { body } = await office.ask(`${name}ReportExport`, { query }, reader.cookie);
    return body.slice(1).trimEnd().split('\r\n');
  };
  expect(await table('refunds')).toEqual([
    'Reason,Refunds,Amount',
    ...rows.map(({ reason, refunds: count, amount }) => {
      const written = reason === '=1+1' ? "'=1+1" : reason;
      return `${written},${count},${(amount / 100).toFixed(2)}`;
    }),
  ]);
  expect((await table('visits')).slice(0, 2)).toEqual([
    'Day,Pages,Products,Checkouts,Orders',
    `${MONDAY},4,2,1,4`,
  ]);
  expect((await table('dispatch'))[0]).toBe('Day,Promised,On time,Late,Waiting');
  expect(await table('searches')).toEqual(['Word,Searches']);
});
