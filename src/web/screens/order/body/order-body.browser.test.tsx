/** The shared body of order pages: pictures large enough to proofread, next steps after payment, and changing words on a phone. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { renderAt } from '../../../testing/in-browser.tsx';
import { shopSettings } from '../../../state/settings.ts';
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
      {...props}
    />,
    ['order', 'order-card', 'order-documents', 'order-summary', 'cart-lines', 'change-words'],
  );

test('on a phone the ordered goods are as wide as their panel on request', async () => {
  const { screen } = await show({});
  await screen.getByRole('button', { name: 'See the pictures large' }).click();
  await expect.element(screen.getByText('Lighthouse mug')).toBeVisible();
  const item = screen.getByText('Lighthouse mug').element().closest('li');
  const picture = item!.firstElementChild!.getBoundingClientRect();
  expect(picture.width).toBe(item!.getBoundingClientRect().width);
});

test('the first step is done in what happens next, as on later visits', async () => {
  const { screen } = await show({}, { thanks: true });
  const next = screen.getByRole('region', { name: 'What happens next' });
  const [done, coming] = next.getByRole('listitem').elements();
  expect(done!.textContent).toMatch(/^Ordered and paid/);
  expect(coming!.textContent).toMatch(/^To come: We make it by hand/);
  await screen.unmount();
  const { screen: later } = await show({});
  const course = later.getByRole('region', { name: 'How it is going' });
  await expect.element(course.getByText('Ordered and paid')).toBeVisible();
});

test.each([390, 1280])(
  'at %i px how it is going and all that can be done are above the goods',
  async (wide) => {
    await page.viewport(wide, 900);
    const { screen } = await show({});
    const goods = screen.getByRole('region', { name: 'What you ordered' }).element();
    for (const name of ['How it is going', 'What you can do']) {
      const { bottom } = screen.getByRole('region', { name }).element().getBoundingClientRect();
      expect(bottom).toBeLessThan(goods.getBoundingClientRect().top);
    }
    await page.viewport(390, 844);
  },
);

test('the name of the product is larger than what is written on it', async () => {
  const { screen } = await show(named(['Gwn', 'Mabli']));
  const sizeOf = (text: string) =>
    parseFloat(getComputedStyle(screen.getByText(text, { exact: true }).element()).fontSize);
  expect(sizeOf('Lighthouse mug')).toBeGreaterThan(sizeOf('Gwn'));
});

const named = (names: readonly string[]) => {
  const order = orderOf('paid', ['Lighthouse mug', 'Slate']);
  const items = order.items.map((item, place) => ({
    ...item,
    isEditable: true,
    words: [{ label: 'Name', text: names[place]! }],
    personalisation: { v: 1 as const, fields: { name: names[place]! } },
  }));
  return { items, editableUntil: '2126-11-30T14:00:00.000Z' };
};

test('each line has a way to change its words, below the last moment to do so', async () => {
  const { screen } = await show(named(['Gwn', 'Mabli']));
  const until = screen.getByText(/at the latest Sat 30 Nov 2126, 2pm\./);
  await expect.element(until).toBeVisible();
  for (const name of ['Gwn', 'Mabli']) {
    const item = screen.getByText(name, { exact: true }).element().closest('li')!;
    const button = screen.getByRole('button', { name: `Change “${name}”` });
    expect(item.contains(button.element())).toBe(true);
  }
});

test('the invoice and the way to cancel are together, above the goods on a phone', async () => {
  const invoice = {
    kind: 'invoice' as const,
    number: 'INV-000007',
    total: 1748,
    issuedAt: PAID.timeline![0]!.at,
  };
  const { screen } = await show({ documents: [invoice] });
  const button = screen.getByRole('button', { name: /^Invoice INV-000007/ });
  await expect.element(button).toBeVisible();
  const options = screen.getByRole('region', { name: 'What you can do' });
  expect(options.element().contains(button.element())).toBe(true);
  const cancel = screen.getByRole('button', { name: 'Cancel this order' });
  expect(options.element().contains(cancel.element())).toBe(true);
  const goods = screen.getByRole('region', { name: 'What you ordered' }).element();
  const { bottom } = options.element().getBoundingClientRect();
  expect(bottom).toBeLessThan(goods.getBoundingClientRect().top);
});

test('customers and guests can write or call', async () => {
  const { email, phone } = shopSettings();
  const { screen } = await show({});
  for (const name of [email, phone])
    await expect.element(screen.getByRole('link', { name })).toBeVisible();
});

test('a link to the change leads to it', async () => {
  window.location.hash = '#change';
  onTestFinished(() => history.replaceState(null, '', window.location.pathname));
  const { screen } = await show(named(['Gwn', 'Mabli']));
  const slip = screen.getByRole('region', { name: 'A slip of the pen?' });
  await expect.element(slip).toBeInViewport();
});

test('beside words that can change it says that photos stay', async () => {
  const [item] = named(['Gwn']).items;
  const photo = {
    type: 'photo' as const,
    id: 'p1',
    place: 'p',
    upload: 'u',
    tone: 'colour' as const,
    x: 0,
    y: 0,
    w: 40,
    h: 40,
    crop: { x: 0, y: 0, w: 1, h: 1 },
  };
  const personalisation = { ...item!.personalisation, edits: { own: [photo] } };
  const order = { ...named(['Gwn']), items: [{ ...item!, personalisation }] };
  const { screen } = await show(order);
  await expect.element(screen.getByText(/^Photos stay as you sent them/)).toBeVisible();
  await screen.unmount();
  const { screen: wordsAlone } = await show(named(['Gwn']));
  const slip = wordsAlone.getByRole('region', { name: 'A slip of the pen?' });
  await expect.element(slip).toBeVisible();
  expect(wordsAlone.getByText(/^Photos stay/).query()).toBeNull();
});

test('on a phone the button that saves a slip is in view as soon as the dialog opens', async () => {
  await page.viewport(390, 640);
  const { screen } = await show(named(['Gwn', 'Mabli']));
  await screen.getByRole('button', { name: 'Change “Gwn”' }).click();
  const save = screen.getByRole('button', { name: 'Save the change' });
  await expect.element(save).toBeVisible();
  const dialog = screen.getByRole('dialog').element();
  expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  const { bottom } = save.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
  await page.viewport(390, 844);
});
