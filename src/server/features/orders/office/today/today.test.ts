/** Today in the office: what waits, what sells, by role. */
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../../../../domain/time/durations.ts';
import { buy } from '../../../../testing/features/orders.ts';
import { BY_HAND, setStock } from '../../../../testing/features/stock.ts';
import { officeOf } from '../../../../testing/office.ts';
import { testShop } from '../../../../testing/test-app.ts';

// A Tuesday; summer time begins between the first orders and the last.
const NOW = new Date('2026-03-31T10:00:00Z');
let now = NOW;
const shop = await testShop({ clock: () => now });
const office = officeOf(shop);
const { course, contact, stockLevels } = shop.services;
const buyAt = (at: Date) => {
  now = at;
  return buy(shop);
};

await setStock(shop.database, 40);
const before = await buyAt(new Date(NOW.getTime() - 45 * DAY));
const late = await buyAt(new Date(NOW.getTime() - 7 * DAY - HOUR));
// Later on the same weekday, so not to be compared with yet.
const afterwards = await buyAt(new Date(NOW.getTime() - 7 * DAY + 6 * HOUR));
const today = await buyAt(new Date(NOW.getTime() - HOUR));
now = NOW;
await course.startProduction(afterwards.id, 'workshop');
await course.startProduction(before.id, 'workshop');
await course.dispatch(before.id, { carrier: 'royal-mail', tracking: null }, 'workshop');
await contact.receive(
  { title: 'Contact', items: [{ name: 'Message', value: 'When does it come?' }], color: '' },
  null,
);
await setStock(shop.database, 20, 'MUG');
await stockLevels.setReorderLevel('MUG', 25, { ...BY_HAND, requestId: 'today' });

test('shows an owner what is late, due, to dispatch, scarce and sold', async () => {
  const shown = await office.call('today', {}, await office.member('owner'));
  expect(shown).toMatchObject({
    day: '2026-03-31',
    orders: {
      counts: { open: 3, late: 2, today: 1 },
      late: [{ reference: late.reference }, { reference: afterwards.reference }],
      dueToday: [{ reference: today.reference, buyer: { email: 'sian@example.org' } }],
      toDispatch: [{ reference: afterwards.reference }],
    },
    openMessages: 1,
    failedJobs: 0,
    lowStock: [{ sku: 'MUG', left: 20 }],
    designAnswers: [],
    sales: {
      today: { orders: 1, total: today.totalPence },
      todayBefore: { orders: 1, total: late.totalPence },
    },
  });
  const { days, daysBefore } = shown.sales!;
  expect([days.length, days[0]!.day, days.at(-1)!.day]).toEqual([30, '2026-03-02', '2026-03-31']);
  expect(days.filter(({ orders }) => orders > 0)).toEqual([
    { day: '2026-03-24', orders: 2, total: 2 * late.totalPence },
    { day: '2026-03-31', orders: 1, total: today.totalPence },
  ]);
  expect(daysBefore.filter(({ orders }) => orders > 0)).toEqual([
    { day: '2026-02-14', orders: 1, total: before.totalPence },
  ]);
});

test('shows the workshop orders without people and money, and no sales', async () => {
  const shown = await office.call('today', {}, await office.member('workshop'));
  expect(shown).toMatchObject({ sales: null, openMessages: null, failedJobs: null });
  expect(shown.orders?.dueToday).toMatchObject([{ buyer: null, total: null }]);
});
