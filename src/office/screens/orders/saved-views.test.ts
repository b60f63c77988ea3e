import { expect, test } from 'vitest';
import { addressOfView, filtersIn } from './saved-views.ts';

test('a saved view is an address, from which its filters can be read again', () => {
  const filters = { view: 'late', process: '', sort: 'newest', search: 'Siân & Co' };
  const address = addressOfView({ id: 'abc', filters });
  expect(address).toBe('?view=late&sort=newest&q=Si%C3%A2n+%26+Co&saved=abc');
  const params = new URLSearchParams(address);
  expect(filtersIn({ get: (name) => params.get(name) ?? '' })).toEqual(filters);
});
