/** The head of an order's page: what was bought and when it comes, then on later visits how it is going. */
import { expect, test } from 'vitest';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { renderAt } from '../../../testing/in-browser.tsx';
import { OrderStatusPanel } from './order-status.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const ADDRESS = {
  FirstName: 'Helen',
  LastName: 'Price',
  Company: '',
  AddressLine1: '12 Heol y Bont',
  AddressLine2: '',
  AddressLine3: '',
  CityTown: 'Aberystwyth',
  County: '',
  PostCode: 'SY23 1AA',
  Country: 'United Kingdom',
  Method: '',
};
const line = (name: string): OrderCourse['items'][number] => ({
  id: `019a0000-0000-7000-8000-00000000000${name.length}`,
  productId: '019a0000-0000-7000-8000-000000000001',
  slug: 'mug',
  name,
  options: {},
  quantity: 1,
  unitPricePence: 1249,
  linePence: 1249,
  picture: null,
  angle: 'front',
  personalisation: null,
  words: [],
  proof: PIXEL,
  isEditable: false,
});
const order = (status: OrderCourse['status'], names: readonly string[]): OrderCourse => ({
  key: 'key',
  reference: 'KS-4F7-K9Q2',
  cartId: 'cart',
  status,
  payment: 'paid',
  placedAt: '2026-11-27T10:00:00.000Z',
  items: names.map(line),
  firstName: 'Helen',
  lastName: 'Price',
  email: 'helen@example.org',
  payment_address: ADDRESS,
  shipping: ADDRESS,
  comment: '',
  promise: { dispatchOn: '2026-11-30', arrivesFrom: '2026-12-01', arrivesTo: '2026-12-03' },
  itemsTotal: 1249,
  shippingTotal: 499,
  subTotal: 1457,
  tax: 291,
  total: 1748,
  invoice: 'INV-000001',
  editableUntil: null,
  photos: null,
  timeline: [],
  parcels: [],
  documents: [],
  refunded: 0,
  canCancel: true,
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
  expect(picture?.getBoundingClientRect().width).toBeGreaterThan(250);
});

test('of many lines four are shown, with how many more there are', async () => {
  const names = ['A', 'Bb', 'Ccc', 'Dddd', 'Eeeee', 'Ffffff', 'Ggggggg'];
  const screen = await show(order('paid', names), true);
  expect(screen.container.querySelectorAll('img')).toHaveLength(4);
  await expect.element(screen.getByText('+3')).toBeVisible();
});

test.each([
  ['paid', 'Paid'],
  ['inProduction', 'Being made'],
  ['dispatched', 'On its way'],
] as const)('a later visit to an order that is %s does not thank again', async (status, badge) => {
  const screen = await show(order(status, ['Mug']), false);
  await expect.element(screen.getByRole('heading', { name: 'Order KS-4F7-K9Q2' })).toBeVisible();
  await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
  await expect.element(screen.getByText('With you Tue 1 – Thu 3 Dec')).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/Thank you|spam/);
});

test('one that has arrived is expected no longer', async () => {
  const screen = await show(order('delivered', ['Mug']), false);
  await expect.element(screen.getByText(/^Your order was delivered/)).toBeVisible();
  expect(screen.container.textContent).not.toContain('With you');
});
