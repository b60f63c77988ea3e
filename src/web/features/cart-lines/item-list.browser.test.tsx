/** What a list of ordered lines says about photographs and words. */
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/in-browser.tsx';
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
const TWO = { own: [photo('a'), photo('b')] };

const show = async (item: ListedItem) =>
  (await renderAt('/checkout', <ItemList items={[item]} look="changeable" />, ['cart-lines']))
    .screen;

test('a line with photographs says how many, and leads to them and the words', async () => {
  const screen = await show(itemWith({ v: 1, fields: {}, edits: TWO }));
  await expect.element(screen.getByText('2 photos')).toBeVisible();
  await expect.element(screen.getByText('Made without words')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: /^Change photos and words of Photo mug/ });
  await expect.element(link).toHaveTextContent('Change photos and words');
});

test('its words are told beside them', async () => {
  const screen = await show(itemWith({ v: 1, fields: {}, edits: { own: [photo('a')] } }, 'Nain'));
  await expect.element(screen.getByText('Nain')).toBeVisible();
  await expect.element(screen.getByText('1 photo', { exact: true })).toBeVisible();
});

test('without either it is made without words', async () => {
  const screen = await show(itemWith(null));
  await expect.element(screen.getByText('Made without words')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Change the words of/ })).toBeVisible();
});
