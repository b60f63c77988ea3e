import { expect, test } from 'vitest';
import { ordersQuery } from './orders-query.ts';

const queryOf = (address: string) => {
  const params = new URLSearchParams(address);
  return ordersQuery((name) => params.get(name) ?? '');
};

test('the first view is what is open, by dispatch day', () => {
  expect(queryOf('')).toEqual({ state: 'paid,inProduction', sort: 'dispatch' });
});

test('a view, a search, a filter and a sort go together', () => {
  expect(queryOf('view=late&q=Siân&process=laser&sort=newest')).toEqual({
    due: 'late',
    search: 'Siân',
    process: 'laser',
    sort: 'newest',
  });
});

test('what no list has is left out of the query', () => {
  expect(queryOf('view=toString&sort=price&process=magic')).toEqual({
    state: 'paid,inProduction',
    sort: 'dispatch',
  });
});
