import { expect, test } from 'vitest';
import { moved } from '../../parts/move-buttons.tsx';
import { arranged } from './arranged.ts';

const columns = ['what', 'customer', 'leaves', 'pieces', 'order', 'total'].map((key) => ({
  key,
  head: key,
  cell: () => key,
}));
const keys = (...given: Parameters<typeof arranged<string>>) =>
  arranged(...given).map(({ key }) => key);

test('columns are in the member’s order, after the one that names the order', () => {
  expect(keys(columns, ['total', 'pieces'])).toEqual([
    'what',
    'total',
    'pieces',
    'customer',
    'leaves',
    'order',
  ]);
  expect(keys(columns, [])).toEqual(columns.map(({ key }) => key));
});

test('a moved entry changes places with its neighbour', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});
