import { expect, test } from 'vitest';
import { drawn } from '../../testing/rendered.tsx';
import { LastOrders } from './last-orders.tsx';

const PROMISE = {
  orderBefore: '2026-12-21T14:00:00Z',
  dispatchOn: '2026-12-21',
  arrivesFrom: '2026-12-22',
  arrivesTo: '2026-12-24',
};
const ORDERS = {
  ...PROMISE,
  day: 'christmas',
  on: '2026-12-25',
  isOpen: true,
  next: PROMISE,
} as const;
const lastOrders = {
  day: 'christmas',
  by: 'Mon 21 Dec',
  farther: [
    { zone: 'highlands', by: 'Fri 18 Dec' },
    { zone: 'isleOfMan', by: null },
  ],
} as const;

test('places that need longer are told with their own days, until it is too late for them', () => {
  const { text } = drawn(<LastOrders orders={ORDERS} />, ['category'], '/c/christmas', {
    lastOrders,
  });
  expect(text).toContain('Earlier for some places: Highlands and Islands Fri 18 Dec');
  expect(text).not.toContain('Isle of Man');
});

test('the days of Christmas are not told for another day', () => {
  const orders = { ...ORDERS, day: 'valentines' } as const;
  const { text } = drawn(<LastOrders orders={orders} />, ['category'], '/c/valentines', {
    lastOrders,
  });
  expect(text).not.toContain('Highlands');
});
