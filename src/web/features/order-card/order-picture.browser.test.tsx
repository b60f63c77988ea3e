/** The picture of an order in a list: its proof, or the product's picture once the proof is deleted. */
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { ORDER_SUMMARY, PIXEL } from '../../testing/order.ts';
import { OrderPicture } from './order-picture.tsx';
import { OrderPictures } from './order-pictures.tsx';
import { OtherLines } from './other-lines.tsx';

const shownAs = async (order: OrderSummary) => {
  const { screen } = await renderAt('/account/orders', <OrderPicture order={order} />, []);
  return () => screen.container.querySelector('img')?.getAttribute('src');
};

test('is the proof, as long as there is one', async () => {
  const source = await shownAs(ORDER_SUMMARY);
  await expect.poll(() => document.querySelector('img')?.naturalWidth).toBe(1);
  expect(source()).toBe(PIXEL);
});

test('is both sides of a mug that has something else on the other', async () => {
  const other = `${PIXEL}#other`;
  const order = { ...ORDER_SUMMARY, otherProof: other };
  const { screen } = await renderAt('/account/orders', <OrderPicture order={order} />, []);
  const sources = () =>
    [...screen.container.querySelectorAll('img')].map((one) => one.getAttribute('src'));
  expect(sources()).toEqual([PIXEL, other]);
});

test.each([
  ['is deleted while the list is open', 'data:image/gif;base64,gone'],
  ['was deleted before', null],
])('is the product’s picture if the proof %s', async (_, proof) => {
  const source = await shownAs({ ...ORDER_SUMMARY, proof });
  await expect.poll(source).toContain('catalogue/product/lighthouse-mug-320.webp');
});

test.each([
  [390, 2],
  [390, 3],
  [390, 4],
  [1280, 2],
  [1280, 3],
  [1280, 4],
])('at %i px %i pictures of an order are equally large and fill a row', async (width, count) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(390, 844));
  const { picture } = ORDER_SUMMARY;
  const order = {
    ...ORDER_SUMMARY,
    otherProof: `${PIXEL}#other`,
    others: [
      { picture, proof: PIXEL },
      { picture, proof: null },
    ].slice(0, count - 2),
    lines: count - 1,
  };
  const { screen } = await renderAt('/account/orders', <OrderPictures order={order} />, []);
  const boxes = [...screen.container.querySelectorAll('img')].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(boxes).toHaveLength(count);
  const [{ width: side } = { width: 0 }] = boxes;
  expect(side).toBeGreaterThan(60);
  for (const box of boxes) {
    expect(box.width).toBeCloseTo(side, 0);
    expect(box.height).toBeCloseTo(side, 0);
  }
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  const row = screen.container.firstElementChild!.getBoundingClientRect();
  expect(boxes.at(-1)!.right).toBeCloseTo(row.right, 0);
});

test('two further lines have pictures, and the rest is counted', async () => {
  const others = [
    { picture: ORDER_SUMMARY.picture, proof: PIXEL },
    { picture: ORDER_SUMMARY.picture, proof: null },
  ];
  const { screen } = await renderAt(
    '/account/orders',
    <OtherLines order={{ others, lines: 5 }} />,
    [],
  );
  const [proof, product] = screen.container.querySelectorAll('img');
  expect(proof?.getAttribute('src')).toBe(PIXEL);
  expect(product?.getAttribute('src')).toContain('lighthouse-mug-320.webp');
  expect(screen.container.textContent).toBe('+2');
  await screen.unmount();
  // As an earlier version stored it on the device.
  const { screen: earlier } = await renderAt('/account/orders', <OtherLines order={{}} />, []);
  expect(earlier.container.textContent).toBe('');
});
