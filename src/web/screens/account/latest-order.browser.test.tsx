/** The latest order on the dashboard: as it is made, when it comes, and in full. */
import { expect, test } from 'vitest';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { LatestOrder } from './latest-order.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const ORDER: OrderSummary = {
  id: '019a0000-0000-7000-8000-000000000001',
  key: 'key',
  reference: 'KS-4F7-K9Q2',
  status: 'paid',
  placedAt: '2026-11-22T10:00:00.000Z',
  total: 1798,
  refunded: 0,
  quantity: 3,
  names: ['Lighthouse mug', 'Lighthouse mug', 'A welcome sign of slate with a long name'],
  picture: { key: 'catalogue/product/lighthouse-mug', widths: [320], tint: '#ddd', alt: 'A mug' },
  proof: PIXEL,
  expected: { arrivesFrom: '2026-12-01', arrivesTo: '2026-12-03' },
};
const show = (order: OrderSummary) =>
  renderAt('/account', <LatestOrder order={order} />, ['account', 'order-card']);

test('shows the proof, all names and the expected days', async () => {
  const { screen } = await show(ORDER);
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(PIXEL);
  await expect.element(screen.getByText('With you Tue 1 – Thu 3 Dec')).toBeVisible();
  const names = screen.getByText('Lighthouse mug, A welcome sign of slate with a long name');
  await expect.element(names).toBeVisible();
  expect(getComputedStyle(names.element()).textOverflow).not.toBe('ellipsis');
});

test('says nothing of days once it has arrived', async () => {
  const { screen } = await show({ ...ORDER, status: 'delivered', expected: null });
  await expect.element(screen.getByText('Delivered')).toBeVisible();
  expect(screen.container.textContent).not.toContain('With you');
});
