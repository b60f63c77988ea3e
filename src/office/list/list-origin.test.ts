import { expect, test } from 'vitest';
import { fromList, originIn, placeIn } from './list-origin.ts';

const late = { name: 'Orders, Late', address: '/office/orders?view=late', ids: ['a', 'b', 'c'] };

test('the list travels in the history, and nothing else that may be there', () => {
  expect(originIn(fromList(late))).toEqual(late);
  for (const state of [null, undefined, 'list', {}, { list: null }, { list: { ids: ['a'] } }])
    expect(originIn(state)).toBeUndefined();
  expect(originIn({ list: { ...late, address: 'https://elsewhere.example' } })).toBeUndefined();
  expect(originIn({ list: { ...late, ids: [1] } })).toBeUndefined();
});

test('a record has its place between its neighbours, at the ends only one', () => {
  expect(placeIn(late.ids, 'b')).toEqual({ number: 2, count: 3, before: 'a', after: 'c' });
  expect(placeIn(late.ids, 'a')).toMatchObject({ before: undefined, after: 'b' });
  expect(placeIn(late.ids, 'c')).toMatchObject({ before: 'b', after: undefined });
  expect(placeIn(late.ids, 'gone')).toBeUndefined();
});
