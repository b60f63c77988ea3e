/** What a list of ordered lines says about photographs and words. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../testing/in-browser.tsx';
import { PIXEL } from '../../testing/order.ts';
import { MUG } from '../../testing/mug.ts';
import { CartLines } from './cart-lines.tsx';
import { ItemList, type ListedItem } from './item-list.tsx';

const photo = (place: string) => ({
  type: 'photo' as const,
  id: place,
  place,
  upload: 'u',
  x: 0,
  y: 0,
  w: 40,
  h: 40,
  crop: { x: 0, y: 0, w: 1, h: 1 },
  tone: 'colour' as const,
});
const itemWith = (personalisation: ListedItem['personalisation'], text?: string): ListedItem => ({
  id: 'line-1',
  productId: 'mug',
  slug: 'leafy-photo-mug',
  name: 'Photo mug in a wreath',
  quantity: 1,
  options: {},
  unitPricePence: 1399,
  linePence: 1399,
  picture: null,
  angle: '',
  personalisation,
  words: text ? [{ label: 'Name', text }] : [],
});
const LINE = '019a0000-0000-7000-8000-000000000001';
const TWO = { own: [photo('a'), photo('b')] };

const show = async (item: ListedItem) =>
  (await renderAt('/checkout', <ItemList items={[item]} look="changeable" />, ['cart-lines']))
    .screen;

test('a line with photographs says how many, that it has no words, and leads to them', async () => {
  const screen = await show(itemWith({ v: 1, fields: {}, edits: TWO }));
  await expect.element(screen.getByText('2 photos, no words', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Made without words')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: /^Change the photos of Photo mug/ });
  await expect.element(link).toHaveTextContent('Change the photos');
});

test('its words are told beside them', async () => {
  const screen = await show(itemWith({ v: 1, fields: {}, edits: { own: [photo('a')] } }, 'Nain'));
  await expect.element(screen.getByText('Nain')).toBeVisible();
  await expect.element(screen.getByText('1 photo', { exact: true })).toBeVisible();
  const link = screen.getByRole('link', { name: /^Change photos and words of Photo mug/ });
  await expect.element(link).toHaveTextContent('Change photos and words');
});

test('an ordered line shows each side that carries something, and opens it large', async () => {
  const ordered = { ...itemWith({ v: 1, fields: {}, edits: TWO }), proof: PIXEL };
  const list = (item: ListedItem) => <ItemList items={[item]} look="proof" />;
  const { screen } = await renderAt('/order', list({ ...ordered, otherProof: `${PIXEL}#other` }), [
    'cart-lines',
  ]);
  await expect.element(screen.getByText('Other side', { exact: true })).toBeVisible();
  const other = screen.getByRole('link', { name: /^The other side of Photo mug in a wreath/ });
  expect(other.element().getAttribute('href')).toBe(`${PIXEL}#other`);
  expect(screen.container.querySelectorAll('img')).toHaveLength(2);
  await screen.unmount();
  const { screen: plain } = await renderAt('/order', list({ ...ordered, otherProof: null }), [
    'cart-lines',
  ]);
  await expect.element(plain.getByRole('link', { name: /^Picture of Photo mug/ })).toBeVisible();
  expect(plain.container.querySelectorAll('img')).toHaveLength(1);
  expect(plain.getByText('Front').query()).toBeNull();
});

/** Edges of both pictures and of the names below them. */
function edgesOf(screen: { container: Element }) {
  const edges = (element: Element) => element.getBoundingClientRect();
  return {
    pictures: [...screen.container.querySelectorAll('.aspect-square')].map(edges),
    names: [...screen.container.querySelectorAll('span')]
      .filter(({ textContent }) => /^(Front|Other side)$/.test(textContent))
      .map(edges),
  };
}

function expectEqualSides(screen: { container: Element }, widthPx: number): void {
  const { pictures, names } = edgesOf(screen);
  expect(pictures.map(({ width }) => Math.round(width))).toEqual([widthPx, widthPx]);
  expect(pictures[1]!.top).toBe(pictures[0]!.top);
  expect(pictures[1]!.left).toBeGreaterThan(pictures[0]!.right);
  expect(names.map(({ top }, side) => top - pictures[side]!.bottom)).toEqual([4, 4]);
}

const WORDY = Array.from({ length: 9 }, (_, place) => ({
  label: `Line ${place}`,
  text: 'Nain',
}));

test.each([
  [1280, 184],
  [1024, 144],
  [390, 189],
])('at %i px two sides are equal and beside each other, names close below', async (wide, side) => {
  await page.viewport(wide, 900);
  const item = { ...itemWith({ v: 1, fields: {}, edits: TWO }), words: WORDY, otherAngle: 'back' };
  const screen = await show(item);
  await expect.element(screen.getByText('Other side', { exact: true })).toBeVisible();
  expectEqualSides(screen, side);
});

/** The words of both lines begin at the same place, beside a front of this width; the other side is small below it. */
function expectOneLayout(lines: readonly Element[], widthPx: number): void {
  const [two, one] = lines;
  const { pictures, names } = edgesOf({ container: two! });
  const [front, other] = pictures;
  expect(front!.width).toBe(widthPx);
  expect(one!.querySelector('.aspect-square')!.getBoundingClientRect().width).toBe(widthPx);
  expect(other!.top).toBeGreaterThan(front!.bottom);
  expect(other!.width).toBeLessThan(widthPx / 2);
  expect(names).toHaveLength(1);
  expect(names[0]!.left).toBeGreaterThan(other!.right);
  const [left, ...lefts] = lines.map(
    (line) => line.querySelector('h2, .font-display')!.getBoundingClientRect().left,
  );
  expect(lefts).toEqual([left]);
}

test.each([
  [1280, 792, 160],
  [390, 358, 136],
])('at %i px each line of the cart has the same layout', async (wide, listPx, frontPx) => {
  await page.viewport(wide, 900);
  const both = { v: 1 as const, fields: {}, edits: TWO };
  const lines = [
    { ...MUG, id: LINE, personalisation: both, otherAngle: 'back', words: WORDY },
    { ...MUG, id: `${LINE.slice(0, -1)}2`, name: 'Slate coaster', productId: 'coaster' },
  ];
  const list = (
    // On desktops as wide as beside the totals.
    <div style={{ width: listPx }}>
      <CartLines items={lines} WordsForm={() => null} />
    </div>
  );
  const { screen } = await renderAt('/cart', list, ['cart-lines']);
  await expect.element(screen.getByText('Other side', { exact: true })).toBeVisible();
  const [two, one] = screen.getByRole('article').elements();
  expectOneLayout([two!, one!], frontPx);
  if (wide < 640) return;
  const tops = [...one!.querySelectorAll('button')].map(
    (button) => button.getBoundingClientRect().top,
  );
  expect(tops.length).toBeGreaterThan(2);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
});

test.each([
  [1280, 224],
  [390, 189],
])('at %i px each line of an order has the same layout', async (wide, frontPx) => {
  await page.viewport(wide, 900);
  const item = { ...itemWith(null), proof: PIXEL };
  const two = { ...item, id: 'line-2', otherProof: `${PIXEL}#other` };
  const list = <ItemList items={[two, item]} look="medium" />;
  const { screen } = await renderAt('/order', list, ['cart-lines']);
  await expect.element(screen.getByText('Other side', { exact: true })).toBeVisible();
  expectOneLayout(screen.getByRole('listitem').elements(), frontPx);
});

test('on phones two sides beside the words are below each other, equally large', async () => {
  await page.viewport(390, 900);
  const item = { ...itemWith(null), otherAngle: 'back' };
  const list = <ItemList items={[item]} look="changeable" isBeside />;
  const { screen } = await renderAt('/checkout', list, ['cart-lines']);
  await expect.element(screen.getByText('Other side', { exact: true })).toBeVisible();
  const [front, other] = edgesOf(screen).pictures;
  expect(other!.width).toBe(front!.width);
  expect(other!.top).toBeGreaterThan(front!.bottom);
});

test('on the narrowest phones words beside two sides keep their room', async () => {
  await page.viewport(320, 640);
  const item = { ...itemWith({ v: 1, fields: {}, edits: TWO }, 'Nain'), proof: PIXEL };
  const sides = { ...item, otherProof: `${PIXEL}#other` };
  const { screen } = await renderAt('/order', <ItemList items={[sides]} look="medium" />, [
    'cart-lines',
  ]);
  await expect.element(screen.getByText('Other side', { exact: true })).toBeVisible();
  const name = screen.getByText('Photo mug in a wreath', { exact: true }).element();
  expect(name.getBoundingClientRect().width).toBeGreaterThan(90);
});

test('without either it is made without words', async () => {
  const screen = await show(itemWith(null));
  await expect.element(screen.getByText('Made without words')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Change the words of/ })).toBeVisible();
});

test('in the cart a line with photographs leads to them, and others open their words', async () => {
  const lineWith = (personalisation: ListedItem['personalisation']) => (
    <CartLines items={[{ ...MUG, id: LINE, personalisation }]} WordsForm={() => null} />
  );
  const { screen } = await renderAt('/cart', lineWith({ v: 1, fields: {}, edits: TWO }), [
    'cart-lines',
  ]);
  const link = screen.getByRole('link', { name: 'Change the photos of Lighthouse mug' });
  await expect.element(link).toHaveTextContent('Change the photos');
  expect(link.element().getAttribute('href')).toBe(`/p/lighthouse-mug#line=${LINE}`);
  await screen.unmount();
  const both = {
    ...MUG,
    id: LINE,
    personalisation: { v: 1 as const, fields: {}, edits: TWO },
    words: [{ label: 'Name', text: 'Nain' }],
  };
  const { screen: named } = await renderAt(
    '/cart',
    <CartLines items={[both]} WordsForm={() => null} />,
    ['cart-lines'],
  );
  const toBoth = named.getByRole('link', {
    name: 'Change photos and words of Lighthouse mug, Nain',
  });
  await expect.element(toBoth).toHaveTextContent('Change photos and words');
  await named.unmount();
  const { screen: worded } = await renderAt('/cart', lineWith(null), ['cart-lines']);
  await expect.element(worded.getByRole('button', { name: /^Change the words/ })).toBeVisible();
});
