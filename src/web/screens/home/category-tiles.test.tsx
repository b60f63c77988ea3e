import { expect, test } from 'vitest';
import { PageMenuContext } from '../../state/page-menu.ts';
import { drawn } from '../../testing/rendered.tsx';
import { CategoryTiles } from './category-tiles.tsx';

const categories = (count: number, occasion: boolean) =>
  Array.from({ length: count }, (_, place) => ({
    name: `${occasion ? 'Day' : 'Kind'} ${place}`,
    slug: `${occasion ? 'day' : 'kind'}-${place}`,
    image: null,
    occasion,
    categories: [],
  }));

const tilesOf = (occasions: number, kinds: number) => {
  const menu = [...categories(occasions, true), ...categories(kinds, false)];
  const { links } = drawn(
    <PageMenuContext value={menu}>
      <CategoryTiles />
    </PageMenuContext>,
    ['home'],
  );
  return [...links.keys()];
};

test('the tiles are days and people, and the first kind of products', () => {
  expect(tilesOf(13, 3)).toEqual([...Array.from({ length: 11 }, (_, at) => `Day ${at}`), 'Kind 0']);
});

test('a shop with few occasions shows more kinds', () => {
  expect(tilesOf(1, 19)).toHaveLength(12);
});
