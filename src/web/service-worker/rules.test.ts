import { describe, expect, test } from 'vitest';
import { assetsOf, mayCachePage, cacheStrategyOf } from './rules.ts';

const ORIGIN = 'https://shop.example';
const navigation = (path: string) => ({ method: 'GET', mode: 'navigate', url: ORIGIN + path });
const fetched = (url: string, method = 'GET') => ({ method, mode: 'cors', url });

describe('the service worker handles', () => {
  test.each(['/', '/p/a-mug', '/cart', '/account/orders', '/search?q=mug'])(
    'the page %s',
    (path) => {
      expect(cacheStrategyOf(navigation(path), ORIGIN)).toBe('page');
    },
  );

  test.each([
    ['/assets/entry-1.js', 'lasting'],
    ['/locales/en/cart.json?v=abc', 'lasting'],
    ['/media/catalogue/product/mug-320.webp', 'picture'],
  ])('the file %s', (path, way) => {
    expect(cacheStrategyOf(fetched(ORIGIN + path), ORIGIN)).toBe(way);
  });

  test.each([
    fetched(`${ORIGIN}/api/cart/1/get`),
    fetched(`${ORIGIN}/api/users/me`),
    fetched(`${ORIGIN}/media/preview/1`),
    fetched(`${ORIGIN}/locales/en/cart.json`),
    fetched(`${ORIGIN}/assets/entry-1.js`, 'POST'),
    fetched('https://pictures.example/media/catalogue/mug.webp'),
    navigation('/gateway/paypal/key/new'),
    navigation('/api/orders/1/invoice'),
    navigation('/docs/api'),
    navigation('/office'),
    navigation('/office/orders'),
    fetched(`${ORIGIN}/office/assets/entry-1.js`),
    { ...navigation('/login'), method: 'POST' },
  ])('neither $method $mode $url', (request) => {
    expect(cacheStrategyOf(request, ORIGIN)).toBeNull();
  });
});

describe('a page is cached', () => {
  const answer = (cacheControl: string, status = 200, redirected = false) => ({
    status,
    redirected,
    headers: new Headers({ 'cache-control': cacheControl }),
  });

  test('if the server marks it as the same for everyone', () => {
    expect(mayCachePage(answer('public, max-age=0, must-revalidate'))).toBe(true);
  });

  test.each([
    ['private', answer('no-store')],
    ['without caching headers', answer('')],
    ['broken', answer('public', 500)],
    ['a redirect', answer('public', 200, true)],
  ])('not if it is %s', (_, given) => {
    expect(mayCachePage(given)).toBe(false);
  });
});

test('a page names its files once each', () => {
  const html =
    '<link rel="stylesheet" href="/assets/a.css"><link href="/assets/b.js"><link href="/icon.png"><script src="/assets/b.js">';
  expect(assetsOf(html)).toEqual(['/assets/a.css', '/assets/b.js']);
});
