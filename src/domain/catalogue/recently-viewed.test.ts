import { expect, test } from 'vitest';
import { addRecentlyViewed } from './recently-viewed.ts';

function after(...slugs: string[]): string[] {
  return slugs
    .reduce<{ slug: string }[]>((list, slug) => addRecentlyViewed(list, { slug }), [])
    .map(({ slug }) => slug);
}

test('keeps five, dropping the oldest', () => {
  expect(after('a', 'b', 'c', 'd', 'e')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(after('a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual(['c', 'd', 'e', 'f', 'g']);
});

test('a product seen again is the newest, once', () => {
  expect(after('a', 'b', 'c', 'd', 'e', 'b')).toEqual(['a', 'c', 'd', 'e', 'b']);
});

test('uses the latest data of a product', () => {
  expect(addRecentlyViewed([{ slug: 'a', name: 'Mug' }], { slug: 'a', name: 'Big mug' })).toEqual([
    { slug: 'a', name: 'Big mug' },
  ]);
});
