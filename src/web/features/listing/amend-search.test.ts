import { expect, test } from 'vitest';
import { amendSearch } from './amend-search.ts';

test.each([
  ['nothing else changed', '?a=1&sort=new', '?a=1', '?a=1', '?a=1&sort=new'],
  ['another was added', '?sort=new', '', '?a=1', '?sort=new&a=1'],
  ['another was removed', '?a=1&sort=new', '?a=1', '', '?sort=new'],
  ['another has a new value', '?a=1&sort=new', '?a=1&sort=old', '?a=2&sort=old', '?a=2&sort=new'],
  ['both changed the same', '?a=3', '?a=1', '?a=2', '?a=3'],
  ['this one is removed', '?b=1', '?a=1&b=1', '?a=1&b=2', '?b=2'],
  ['both removed one', '', '?a=1', '', ''],
  ['the other goes to a page', '?a=1', '', '?page=3', '?a=1'],
  ['this one goes to a page', '?page=2', '', '?a=1', '?page=2&a=1'],
])('when %s, both changes hold', (_, wanted, seen, latest, both) => {
  expect(amendSearch(wanted, seen, latest)).toBe(both);
});
