import { expect, test } from 'vitest';
import { guardOf, signInReasonOf, pathAfterSignIn } from './guard.ts';

test.each([
  ['/account', '/login'],
  ['/account/orders', '/login'],
  ['/profile', '/login'],
  ['/account/activation', null],
  ['/account/activation/complete', null],
  ['/account/recovery', null],
  ['/account/recoveryplan', '/login'],
  ['/accounting', null],
  ['/cart', null],
])('a visitor at %s is sent to %s', (path, target) => {
  expect(guardOf(path, false)).toBe(target);
  expect(guardOf(path, true)).toBeNull();
});

test.each([
  [{ from: '/account/orders?page=2' }, { from: '/account/orders?page=2' }],
  [{ notice: 'recovered' }, { notice: 'recovered' }],
  [{ from: '//elsewhere.example', notice: 'other' }, {}],
  [{ from: 'https://elsewhere.example' }, {}],
  [{ from: 5 }, {}],
  ['text', {}],
  [null, {}],
])('from the history entry %j, %j is used', (state, way) => {
  expect(signInReasonOf(state)).toEqual(way);
});

test('a customer whose profile was never updated goes to /profile, others back or to /account', () => {
  const updated = { profileUpdatedAt: '2026-11-21T10:00:00Z' };
  expect(pathAfterSignIn({ profileUpdatedAt: null }, { from: '/account/orders' })).toBe('/profile');
  expect(pathAfterSignIn(updated, { from: '/account/orders' })).toBe('/account/orders');
  expect(pathAfterSignIn(updated, {})).toBe('/account');
});
