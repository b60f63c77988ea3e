import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ShopApi } from './api/shop-api.ts';
import { loadPage } from './navigation/load-page.ts';
import { matchScreen, routes } from './routes.ts';
import type { Route, ScreenHandle } from './navigation/route.ts';

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
  '/account/reminders',
  '/designs',
  '/draft/:share',
  '/find-order',
  '/pay/:link',
  '/reminders/stop/:token',
  '/status',
  '/offline',
];

const addressOf = ({ path }: Route): string =>
  `/${path.replace(':slug', '{slug}').replace('*', '{rest}')}`;
const screens = routes.filter((route): route is Route & { handle: ScreenHandle } =>
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

test('there are an index and a catch-all, and screens load when they are first needed', () => {
  expect(routes.filter(({ path }) => path === '').map(addressOf)).toEqual(['/']);
  expect(routes.at(-1)).toMatchObject({ path: '*', status: 404 });
  const source = readFileSync('src/web/routes.ts', 'utf8');
  expect(source.match(/\bimport\('\.\/screens\/[\w/-]+-screen\.tsx'\)/g)?.length).toBeGreaterThan(
    25,
  );
  expect(source.match(/\bfrom '\.\/screens\/[\w/-]+-screen\.tsx'/g)).toBeNull();
});

test('a search uses the parameter q', () => {
  expect(screens.find(({ path }) => path === 'search/*')?.handle.parameters).toContain('q');
});

test('the other spelling of the wishlist redirects to it', async () => {
  const match = matchScreen('/account/wish-list');
  const url = new URL('https://shop.example/account/wish-list');
  const services = { api: {} as ShopApi, missed: () => {} };
  await expect(loadPage(match, url, services)).rejects.toMatchObject({
    status: 301,
    location: '/account/wishlist',
  });
});
