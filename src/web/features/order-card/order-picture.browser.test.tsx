/** The picture of an order in a list: its proof, or the product's picture once the proof is deleted. */
import { expect, test } from 'vitest';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { OrderPicture } from './order-picture.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const ORDER: OrderSummary = {
  id: '019a0000-0000-7000-8000-000000000001',
  key: 'key',
  reference: 'KS-4F7-K9Q2',
  status: 'paid',
  placedAt: '2026-11-22T10:00:00.000Z',
  total: 1798,
  refunded: 0,
  quantity: 1,
  names: ['Lighthouse mug'],
  picture: { key: 'catalogue/product/lighthouse-mug', widths: [320], tint: '#ddd', alt: 'A mug' },
  proof: PIXEL,
  expected: { arrivesFrom: '2026-12-01', arrivesTo: '2026-12-03' },
};

const shownAs = async (order: OrderSummary) => {
  const { screen } = await renderAt('/account/orders', <OrderPicture order={order} />, []);
  return () => screen.container.querySelector('img')?.getAttribute('src');
};

test('is the proof, as long as there is one', async () => {
  const source = await shownAs(ORDER);
  await expect.poll(() => document.querySelector('img')?.naturalWidth).toBe(1);
  expect(source()).toBe(PIXEL);
});

test.each([
  ['is deleted while the list is open', 'data:image/gif;base64,gone'],
  ['was deleted before', null],
])('is the product’s picture if the proof %s', async (_, proof) => {
  const source = await shownAs({ ...ORDER, proof });
  await expect.poll(source).toContain('catalogue/product/lighthouse-mug-320.webp');
});
