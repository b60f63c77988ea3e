import { expect, test } from 'vitest';
import { guardOf } from './guard.ts';

test.each([
  ['/account', '/login'],
  ['/account/orders', '/login'],
  ['/profile', '/login'],
  ['/account/activation/complete', null],
  ['/accounting', null],
  ['/cart', null],
])('a visitor at %s is sent to %s', (path, target) => {
  expect(guardOf(path, false)).toBe(target);
  expect(guardOf(path, true)).toBeNull();
});
