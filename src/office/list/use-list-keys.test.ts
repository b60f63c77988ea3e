import { expect, test } from 'vitest';
import { neighbour } from './use-list-keys.ts';

const IDS = ['a', 'b', 'c'];

test('keys begin at the first row and stop at both ends', () => {
  expect(neighbour(IDS, undefined, 1)).toBe('a');
  expect(neighbour(IDS, undefined, -1)).toBe('a');
  expect(neighbour(IDS, 'a', 1)).toBe('b');
  expect(neighbour(IDS, 'c', 1)).toBe('c');
  expect(neighbour(IDS, 'a', -1)).toBe('a');
});

test('a row that is gone is like none, and an empty list has none', () => {
  expect(neighbour(IDS, 'gone', 1)).toBe('a');
  expect(neighbour([], 'a', 1)).toBeUndefined();
});
