/** The shared body of order pages: pictures large enough to proofread, next steps after payment, and changing words on a phone. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { renderAt } from '../../../testing/in-browser.tsx';
import { orderOf } from '../../../testing/order.ts';
import { OrderBody, type OrderBodyProps } from './order-body.tsx';

beforeEach(() =>
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/api/product/slug/')
      ? Response.json({ status: 'success', data: { fields: FIELDS } })
      : new Response(null, { status: 404 }),
  ),
);
afterEach(() => vi.unstubAllGlobals());

const FIELDS = ['above', 'name', 'below', 'back'].map((name) => ({
  name,
  label: `Words ${name}`,
  maxLength: 20,
}));
const PAID: Partial<OrderCourse> = {
  timeline: [
    { event: 'place', at: '2026-11-27T10:00:00.000Z', actor: 'customer' },
    { event: 'pay', at: '2026-11-27T10:01:00.000Z', actor: 'customer' },
  ],
};

const show = (change: Partial<OrderCourse>, props: Partial<OrderBodyProps> = {}) =>
  renderAt(
    '/checkout/thank-you/key',
    <OrderBody
      of={{ orderKey: 'key' }}
      order={{ ...orderOf('paid', ['Lighthouse mug']), ...PAID, ...change }}
      onChange={() => {}}
      contact="Ask us"
      {...props}
    />,
    ['order', 'order-summary', 'cart-lines', 'change-words'],
  );

test('on a phone the ordered goods are as wide as their panel', async () => {
  const { screen } = await show({});
  await expect.element(screen.getByText('Lighthouse mug')).toBeVisible();
  const item = screen.getByText('Lighthouse mug').element().closest('li');
  const picture = item!.firstElementChild!.getBoundingClientRect();
  expect(picture.width).toBe(item!.getBoundingClientRect().width);
});

test('what has just been confirmed is not told again', async () => {
  const { screen } = await show({}, { thanks: true });
  await expect.element(screen.getByText(/It leaves our workshop/)).toBeVisible();
  expect(screen.getByText('Order placed').query()).toBeNull();
  await screen.unmount();
  const { screen: later } = await show({});
  await expect.element(later.getByText('Order placed')).toBeVisible();
});

test('on a phone the button that saves a slip is in view as soon as the dialog opens', async () => {
  await page.viewport(390, 640);
  const order = orderOf('paid', ['Lighthouse mug']);
  const items = order.items.map((item) => ({
    ...item,
    isEditable: true,
    words: [{ label: 'Name', text: 'Gwn' }],
    personalisation: { v: 1 as const, fields: { name: 'Gwn' } },
  }));
  const { screen } = await show({ items, editableUntil: '2126-11-30T14:00:00.000Z' });
  await screen.getByRole('button', { name: 'Change “Gwn”' }).click();
  const save = screen.getByRole('button', { name: 'Save the change' });
  await expect.element(save).toBeVisible();
  const dialog = screen.getByRole('dialog').element();
  expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  const { bottom } = save.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
  await page.viewport(390, 844);
});
