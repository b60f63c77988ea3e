/** An order in the list says for whom it is, and what can be done with it. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { ORDER_SUMMARY } from '../../testing/order.ts';
import { OrderCard } from './order-card.tsx';

const ORDER = { ...ORDER_SUMMARY, picture: null, proof: null };
const show = (change: Partial<OrderSummary> = {}) =>
  renderAt('/account/orders', <OrderCard order={{ ...ORDER, ...change }} />, ['order-card']);

afterEach(() => vi.unstubAllGlobals());

test('says for whom, and leads to the change of the words until it is being made', async () => {
  const { screen } = await show();
  await expect.element(screen.getByText('For Mabli, Nain')).toBeVisible();
  const change = screen.getByRole('link', { name: /^Change the words in KS-/ });
  expect(change.element().getAttribute('href')).toBe(`/account/order/${ORDER.id}#change`);
  await screen.unmount();
  const { screen: later } = await show({ status: 'inProduction', recipients: [] });
  await expect.element(later.getByText('Being made')).toBeVisible();
  expect(later.getByText(/^For /).query()).toBeNull();
  expect(later.getByRole('link', { name: /^Change/ }).query()).toBeNull();
});

test('a visible link leads to the order, first among the actions', async () => {
  const { screen } = await show();
  const link = screen.getByText('View order', { exact: true });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toBe(`/account/order/${ORDER.id}`);
  expect(link.element().parentElement?.firstElementChild).toBe(link.element());
  // Only the heading is announced.
  expect(screen.getByRole('link', { name: /order/i }).elements()).toHaveLength(1);
});

test.each([390, 1280])('at %i px the total is shown once', async (width) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(390, 844));
  const { screen } = await show({ total: 4321 });
  // Without what is hidden.
  expect(screen.container.innerText.match(/Total\s+£43\.21/g)).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('buying again tells what is no longer sold', async () => {
  const items = [
    { id: 'line', slug: 'mug', productId: 'gone', name: 'Lighthouse mug', quantity: 1 },
  ];
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith(`/api/orders/${ORDER.id}/get`)
      ? Response.json({ status: 'success', data: { items } })
      : new Response(null, { status: 404 }),
  );
  const { screen } = await show();
  await screen.getByRole('button', { name: /^Buy again/ }).click();
  await expect.element(screen.getByText('Lighthouse mug is no longer made.')).toBeVisible();
});
