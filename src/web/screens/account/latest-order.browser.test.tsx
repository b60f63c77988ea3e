/** The latest order on the dashboard: as it is made, when it comes, and in full. */
import { expect, test } from 'vitest';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { ORDER_SUMMARY, PIXEL } from '../../testing/order.ts';
import { LatestOrder } from './latest-order.tsx';

const ORDER: OrderSummary = {
  ...ORDER_SUMMARY,
  quantity: 3,
  names: ['Lighthouse mug', 'Lighthouse mug', 'A welcome sign of slate with a long name'],
  recipients: ['Mabli', 'Nain'],
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
