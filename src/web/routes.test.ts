import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';
import type { ScreenHandle } from './screen-route.ts';

const root = routes[0];
const children = root?.children ?? [];

/** URL and screen, from the specification's table. */
const SCREENS: Readonly<Record<string, string>> = {
  '/': 'home',
  '/shop': 'shop',
  '/c/eco-friendly': 'eco-friendly',
  '/c/{slug}': 'category',
  '/p/{rest}': 'product',
  '/sale': 'sale',
  '/search/{rest}': 'search',
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/checkout/thank-you/{rest}': 'thank-you',
  '/about': 'information',
  '/delivery': 'delivery',
  '/payment': 'information',
  '/royal-mail-changes': 'information',
  '/selling-to-us': 'information',
  '/contact': 'contact',
  '/feedback': 'contact',
  '/report': 'contact',
  '/sitemap': 'sitemap',
  '/legal': 'legal',
  '/legal/returns': 'information',
  '/legal/privacy': 'information',
  '/legal/cookie': 'information',
  '/legal/terms': 'information',
  '/legal/website-security': 'information',
  '/login': 'login',
  '/account/activation/failed': 'login',
  '/account/activation/activated': 'login',
  '/account/activation/complete': 'login',
  '/register': 'register',
  '/account': 'account',
  '/account/edit': 'edit-profile',
  '/account/password': 'password',
  '/account/notifications': 'notifications',
  '/account/wishlist': 'wishlist',
  '/account/orders': 'orders',
  '/account/order/{rest}': 'order',
  '/account/addresses': 'addresses',
  '/profile': 'profile',
};
/** Pages that are not in the specification. */
const ADDED = [
  '/account/security',
  '/account/activation',
  '/account/designs',
  '/account/recovery',
  '/designs',
  '/draft/:share',
  '/status',
  '/offline',
];

const addressOf = ({ path = '' }: RouteObject): string =>
  `/${path.replace(':slug', '{slug}').replace('*', '{rest}')}`;
const screens = children.filter((route): route is RouteObject & { handle: ScreenHandle } =>
  Boolean(route.handle),
);

test('every address of the specification has its screen', () => {
  const found = Object.fromEntries(
    screens.map((route) => [
      addressOf(route),
      /^src\/web\/screens\/(.+)\/\1-screen\.tsx$/.exec(route.handle.module)?.[1],
    ]),
  );
  expect(found).toMatchObject(SCREENS);
  const others = Object.keys(found).filter((address) => !(address in SCREENS));
  expect(others.toSorted()).toEqual(ADDED.toSorted());
});

test('all are under one root with an index and a catch-all, and load when they are first needed', () => {
  expect(routes).toHaveLength(1);
  expect(root?.path).toBe('/');
  expect(children.filter(({ index }) => index).map(addressOf)).toEqual(['/']);
  expect(children.at(-1)).toMatchObject({ path: '*' });
  expect(screens.filter(({ lazy }) => !lazy).map(addressOf)).toEqual([]);
});

test('a search uses the parameter q', () => {
  expect(screens.find(({ path }) => path === 'search/*')?.handle.parameters).toContain('q');
});

test('the other spelling of the wishlist redirects to it', async () => {
  const { loader } = children.find(({ path }) => path === 'account/wish-list') ?? {};
  if (typeof loader !== 'function') throw new Error('There is no such address');
  const answer = (await (loader as () => unknown)()) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/account/wishlist']);
});
