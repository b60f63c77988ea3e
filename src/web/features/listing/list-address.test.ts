import { describe, expect, test } from 'vitest';
import { readListQuery, writeListQuery } from './list-address.ts';

describe('the address of a list', () => {
  test.each([
    ['', { page: 1, sort: 'featured' }],
    ['page=3&sort=price-low&blank=white-mug', { page: 3, sort: 'price-low', blank: 'white-mug' }],
    ['page=0&sort=cheapest&blank=..%2F', { page: 1, sort: 'featured' }],
    ['page=1e9', { page: 1, sort: 'featured' }],
    ['page=2.5', { page: 1, sort: 'featured' }],
  ])('%j is parsed as a list', (search, query) => {
    expect(readListQuery(new URLSearchParams(search))).toEqual(query);
  });

  test('omits default values', () => {
    expect(writeListQuery({ page: 1, sort: 'featured' })).toBe('');
    expect(writeListQuery({ page: 2, sort: 'newest', blank: 'slate-sign' })).toBe(
      '?blank=slate-sign&sort=newest&page=2',
    );
  });
});
