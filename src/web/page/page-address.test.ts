import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';
import { matchScreen, routes } from '../routes.ts';

const at = (address: string) => pageAddress(new URL(address, 'https://shop.example'));

test.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['/c//mugs/', '/c/mugs'],
  ['/ABOUT', '/about'],
  ['/Legal/Terms/', '/legal/terms'],
  ['/C/Eco-Friendly', '/c/eco-friendly'],
  ['/C/Mugs', '/c/Mugs'],
  ['/SEARCH', '/search'],
  ['/Search/Slate/Two', '/search/Slate/Two'],
  ['/Checkout/Thank-You/aBc', '/checkout/thank-you/aBc'],
  ['/Account/WISH-list', '/account/wish-list'],
  ['/Nowhere', '/Nowhere'],
])('%s is %s', (requested, path) => {
  expect(at(requested).path).toBe(path);
});

test('unknown parameters are left out, unknown addresses are never cached', () => {
  expect(at('/?utm_source=letter&gclid=1')).toEqual({
    path: '/',
    search: '',
    audience: 'public',
    cached: true,
  });
  expect(at('/nowhere').cached).toBe(false);
  expect(at('/%E0%A4%A').cached).toBe(false);
});

test('what narrows a list is part of its address where the list can be narrowed, in one order', () => {
  const chosen = '?to=12&category=mugs&page=2&blank=mug&x=1';
  const known = '?blank=mug&page=2&category=mugs&to=12';
  for (const path of ['/shop', '/c/birthday', '/c/eco-friendly'])
    expect(at(path + chosen).search).toBe(known);
  expect(at(`/sale${chosen}`).search).toBe('?blank=mug&page=2');
});

test('every screen has one spelling, whatever the case of its address', () => {
  const paths = routes.flatMap(({ path }) => (path && path !== '*' ? [path] : []));
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths.filter((each) => !/[:*]/.test(each))) {
    expect(at(`/${path.toUpperCase()}`).path).toBe(`/${path}`);
    expect(matchScreen(`/${path}`).route.path).toBe(path);
  }
});
