/** The head of an order's page: what was bought and when it comes, then on later visits how it is going. */
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { canonicalJson } from '../../../../domain/canonical.ts';
import { renderAt } from '../../../testing/in-browser.tsx';
import { orderOf as order, PIXEL } from '../../../testing/order.ts';
import { OrderStatusPanel } from './order-status.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const show = async (shown: OrderCourse, thanks: boolean) => {
  const panel = (
    <OrderStatusPanel order={shown} thanks={thanks} watching={false} onLook={() => {}} />
  );
  const { screen } = await renderAt('/', panel, ['thank-you', 'order', 'order-card']);
  return screen;
};

test('thanks begin with what was bought and when it comes', async () => {
  const screen = await show(order('paid', ['Mug']), true);
  await expect.element(screen.getByRole('heading', { name: 'Thank you, Helen' })).toBeVisible();
  await expect.element(screen.getByText('With you Tue 1 – Thu 3 Dec')).toBeVisible();
  const picture = screen.container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(PIXEL);
  // As wide as the page on phones.
  const { width } = screen.container.querySelector('header')!.getBoundingClientRect();
  expect(picture?.getBoundingClientRect().width).toBe(width);
});

test('a piece with two sides is shown from both, below when it comes', async () => {
  await page.viewport(1280, 900);
  const [first, ...others] = order('paid', ['Slate', 'Mug', 'Beaker']).items;
  const items = [first!, ...others.map((item) => ({ ...item, otherProof: `${PIXEL}#other` }))];
  const screen = await show({ ...order('paid', []), items }, true);
  await expect.poll(() => screen.container.querySelectorAll('img').length).toBe(5);
  const pictures = [...screen.container.querySelectorAll('img')].map((img) =>
    img.getBoundingClientRect(),
  );
  const [{ width, top } = new DOMRect()] = pictures;
  expect(pictures.map((each) => Math.round(each.width))).toEqual(
    pictures.map(() => Math.round(width)),
  );
  expect(pictures.filter((each) => each.top === top)).toHaveLength(5);
  const days = screen.getByText('With you Tue 1 – Thu 3 Dec').element();
  expect(days.getBoundingClientRect().bottom).toBeLessThan(top);
});

test('until a proof is loaded, what this tab painted of the piece is shown', async () => {
  const whole = order('paid', ['Mug']);
  const [mug] = whole.items;
  const { productId, angle, personalisation } = mug!;
  const copy = `${PIXEL}#seen`;
  const key = canonicalJson([productId, angle, personalisation]);
  sessionStorage.setItem('seen', JSON.stringify([{ key, picture: copy }]));
  const loading = Promise.withResolvers<void>();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(loading.promise);
  const screen = await show({ ...whole, items: [{ ...mug!, proof: `${PIXEL}#proof` }] }, true);
  const shown = () => screen.container.querySelector('img')?.getAttribute('src');
  expect(shown()).toBe(copy);
  loading.resolve();
  await expect.poll(shown).toBe(`${PIXEL}#proof`);
});

test('of many lines four are shown, with how many more there are', async () => {
  const names = ['A', 'Bb', 'Ccc', 'Dddd', 'Eeeee', 'Ffffff', 'Ggggggg'];
  const screen = await show(order('paid', names), true);
  expect(screen.container.querySelectorAll('img')).toHaveLength(4);
  await expect.element(screen.getByText('+3')).toBeVisible();
});

test.each([
  ['paid', 'Paid', 'We will make it soon'],
  ['inProduction', 'Being made', 'We are making it'],
  ['dispatched', 'On its way', 'It is on its way to you'],
] as const)(
  'a later visit to an order that is %s does not thank again',
  async (status, badge, title) => {
    const screen = await show(order(status, ['Mug']), false);
    await expect.element(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect.element(screen.getByText('Order KS-4F7-K9Q2')).toBeVisible();
    await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('With you Tue 1 – Thu 3 Dec')).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/Thank you|spam/);
  },
);

test('one that has arrived is expected no longer', async () => {
  const screen = await show(order('delivered', ['Mug']), false);
  await expect.element(screen.getByText(/^Your order was delivered/)).toBeVisible();
  expect(screen.container.textContent).not.toContain('With you');
});
