import { expect, test } from 'vitest';
import { ariaSort, nextSort, withChanges } from './list-address.ts';

test('changing one filter keeps the others, and an empty one leaves the address', () => {
  const before = new URLSearchParams('view=late&q=sian');
  expect(withChanges(before, { q: 'Siân & Co' }).toString()).toBe('view=late&q=Si%C3%A2n+%26+Co');
  expect(withChanges(before, { q: '' }).toString()).toBe('view=late');
  expect(before.toString()).toBe('view=late&q=sian');
});

test('a column sorts ascending first, then descending, then ascending again', () => {
  const column = { ascending: 'oldest', descending: 'newest' };
  expect(nextSort('dispatch', column)).toBe('oldest');
  expect(nextSort('oldest', column)).toBe('newest');
  expect(nextSort('newest', column)).toBe('oldest');
  expect(['oldest', 'newest', 'dispatch'].map((sort) => ariaSort(sort, column))).toEqual([
    'ascending',
    'descending',
    undefined,
  ]);
});

test('a column that sorts one way stays that way', () => {
  expect(nextSort('newest', { ascending: 'dispatch' })).toBe('dispatch');
  expect(nextSort('dispatch', { ascending: 'dispatch' })).toBe('dispatch');
});
