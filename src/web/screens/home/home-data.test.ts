import { expect, test } from 'vitest';
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { homeProducts, oneOfEachKind } from './home-data.ts';

test('the first of each kind comes before second ones, otherwise in the list’s order', () => {
  const products = ['mug', 'mug', 'slate', 'mug', 'canvas', 'slate'].map((plate, place) => ({
    plate,
    place,
  }));
  expect(oneOfEachKind(products).map(({ place }) => place)).toEqual([0, 2, 4, 1, 3, 5]);
});

const card = (slug: string): ProductCard => ({
  slug,
  name: slug,
  summary: '',
  fromPence: 999,
  pricesVary: false,
  wasPence: null,
  availability: 'inStock',
  picture: null,
  design: slug,
  plate: slug,
  angle: 'hero',
  personalises: [],
});
const cards = (...slugs: string[]) => slugs.map(card);
const slugsOf = (products: readonly ProductCard[]) => products.map(({ slug }) => slug).join(' ');

test('the first products are large, and the next follow', () => {
  const { large, best, season } = homeProducts({
    products: cards('a', 'b', 'c', 'd', 'e'),
    season: null,
  });
  expect([slugsOf(large), slugsOf(best), season]).toEqual(['a b', 'c d e', null]);
});

test('of the first products, those shown in use are large', () => {
  const products = cards('a', 'b', 'c', 'd').map((each) =>
    each.slug === 'c' ? { ...each, angle: 'scene' } : each,
  );
  const { large, best } = homeProducts({ products, season: null });
  expect([slugsOf(large), slugsOf(best)]).toEqual(['c a', 'b d']);
});

test('gifts with photographs have a row, one of each kind first, and are not shown again', () => {
  const withPhotos = [
    ...cards('p1', 'p2').map((each) => ({ ...each, plate: 'mug' })),
    ...cards('p3', 'p4', 'p5'),
  ];
  const { photos, best } = homeProducts(
    { products: cards('a', 'b', 'c', 'p3', 'd'), season: null },
    withPhotos,
  );
  expect(slugsOf(photos.products)).toBe('p1 p3 p4 p5');
  expect(slugsOf(best)).toBe('c d');
});

test('before a day of gifts its products are large and have a row, and none is shown twice', () => {
  const { large, best, season } = homeProducts({
    products: cards('a', 'robin', 'b', 'tree', 'c'),
    season: {
      day: 'christmas',
      slug: 'christmas',
      orderBy: '2026-12-21',
      products: cards('robin', 'star', 'wreath', 'tree', 'house', 'bell', 'snow', 'fox'),
    },
  });
  expect(slugsOf(large)).toBe('robin star');
  expect(slugsOf(season!.products)).toBe('wreath tree house bell');
  expect(slugsOf(best)).toBe('a b c');
});
