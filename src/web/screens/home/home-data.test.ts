import { expect, test } from 'vitest';
import { oneOfEachKind } from './home-data.ts';

test('the first of each kind comes before second ones, otherwise in the list’s order', () => {
  const products = ['mug', 'mug', 'slate', 'mug', 'canvas', 'slate'].map((plate, place) => ({
    plate,
    place,
  }));
  expect(oneOfEachKind(products).map(({ place }) => place)).toEqual([0, 2, 4, 1, 3, 5]);
});
