import { expect, test } from 'vitest';
import { products } from '../../products.ts';
import { photoProducts } from './photos.ts';

const isPhotoGift = ({ slug }: { slug: string }) => photoProducts.some((one) => one.slug === slug);

test('in the shop’s order photo gifts follow their own, mugs and canvases first', () => {
  const inShop = products.filter(isPhotoGift).map(({ slug }) => slug);
  expect(inShop).toEqual(photoProducts.map(({ slug }) => slug));
  expect(inShop.slice(0, 3)).toEqual([
    'arched-photo-mug',
    'great-photo-canvas',
    'instant-photo-coaster',
  ]);
});

test('no two of one kind are beside each other', () => {
  for (const [place, { blank }] of photoProducts.entries())
    expect(photoProducts[place + 1]?.blank).not.toBe(blank);
});
