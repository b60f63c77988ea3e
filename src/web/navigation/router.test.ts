import { matchRoutes, resolvePath, type Location } from 'react-router';
import { expect, test } from 'vitest';
import type { ShopApi } from '../api/shop-api.ts';
import { PageNotFound, Redirect, type PageRequest, type Route } from './route.ts';
import { PageRouter } from './router.ts';
import type { ShopHistory } from './shop-history.ts';

const at = (path: string, key = path): Location => ({
  ...resolvePath(path),
  state: null,
  key,
});

/** A router at the front page, with what it did to the history, and a slow page that loads when told. */
function routerAtHome() {
  const done: string[] = [];
  const requested: string[] = [];
  const slow = Promise.withResolvers<string>();
  let arrive: (location: Location, fades: boolean) => void = () => {};
  const history: ShopHistory = {
    push: ({ pathname, search }) => done.push(`push ${pathname}${search}`),
    replace: ({ pathname, search }) => done.push(`replace ${pathname}${search}`),
    listen: (onArrival) => {
      arrive = onArrival;
    },
    leave: ({ pathname }) => done.push(`leave ${pathname}`),
    urlOf: ({ pathname, search }) => new URL(pathname + search, 'https://shop.example'),
  };
  const Component = () => null;
  const load = async () => Component;
  const noted = ({ url }: PageRequest) => requested.push(url.pathname + url.search);
  const routes: Route[] = [
    { path: '', load },
    { path: 'shop', load, data: noted },
    { path: 'slow', load, data: () => slow.promise },
    { path: 'old', load, data: () => Promise.reject(new Redirect('/shop?from=old')) },
    { path: 'gone', load, data: () => Promise.reject(new PageNotFound()) },
    { path: '*', load },
  ];
  const match = (pathname: string) => {
    const [found] = matchRoutes(routes, pathname) ?? [];
    if (!found) throw new Error(`Nothing matches ${pathname}`);
    return found;
  };
  const router = new PageRouter({
    match,
    history,
    services: { api: {} as ShopApi, missed: () => {} },
    first: {
      location: at('/'),
      page: { ...match('/'), Component, data: undefined, failure: null },
    },
  });
  const fades: boolean[] = [];
  router.subscribe((state) => {
    if (state.pending === null) fades.push(state.fades);
  });
  return { router, done, requested, slow, fades, arrive: (to: Location) => arrive(to, true) };
}

test('the address changes together with the page, once its data has been loaded', async () => {
  const { router, done, slow } = routerAtHome();
  const arrived = router.navigate('/slow');
  await Promise.resolve();
  expect(router.state).toMatchObject({
    location: { pathname: '/' },
    pending: { pathname: '/slow' },
  });
  expect(done).toEqual(['leave /']);
  slow.resolve('loaded');
  await arrived;
  expect(router.state).toMatchObject({
    location: { pathname: '/slow' },
    page: { data: 'loaded', failure: null },
    pending: null,
  });
  expect(done).toEqual(['leave /', 'push /slow']);
});

test('the last of two navigations wins, whichever is faster', async () => {
  const { router, done, slow } = routerAtHome();
  const first = router.navigate('/slow');
  await router.navigate('/shop');
  slow.resolve('too late');
  await first;
  expect(router.state.location.pathname).toBe('/shop');
  expect(done.filter((step) => step.startsWith('push'))).toEqual(['push /shop']);
});

test('a redirect continues at its target, and leaves one entry', async () => {
  const { router, done } = routerAtHome();
  await router.navigate('/old');
  expect(router.state.location).toMatchObject({ pathname: '/shop', search: '?from=old' });
  expect(done.filter((step) => !step.startsWith('leave'))).toEqual(['push /shop?from=old']);
});

test('a page that is not found is shown as failed', async () => {
  const { router } = routerAtHome();
  await router.navigate('/gone');
  expect(router.state.page).toMatchObject({ Component: null });
  expect(router.state.page.failure).toBeInstanceOf(PageNotFound);
});

test('another hash on the same page requests no data, and no hash requests it again', async () => {
  const { router, requested } = routerAtHome();
  await router.navigate('/shop');
  await router.navigate('/shop#list');
  expect(requested).toEqual(['/shop']);
  await router.navigate('/shop');
  expect(requested).toEqual(['/shop', '/shop']);
});

test('Back loads the page of its entry and leaves the history alone', async () => {
  const { router, done, arrive, fades } = routerAtHome();
  await router.navigate('/shop');
  arrive(at('/', 'default'));
  await expect.poll(() => router.state.location.pathname).toBe('/');
  expect(done).toEqual(['leave /', 'push /shop', 'leave /shop']);
  expect(fades).toEqual([true, true]);
});

test('only another screen fades in: not filters, nor a page in the place of another', async () => {
  const { router, fades } = routerAtHome();
  await router.navigate('/shop');
  await router.navigate('?sort=price');
  await router.navigate('/', { replace: true });
  expect(fades).toEqual([true, false, false]);
});

test('a navigation waits until the entries of dialogs are gone', async () => {
  const { router, done } = routerAtHome();
  const gone = Promise.withResolvers<void>();
  router.attachDialogs({ leave: () => gone.promise, arrive: () => false });
  const arrived = router.navigate('/shop');
  await expect.poll(() => router.state.pending?.pathname).toBe('/shop');
  expect(done).toEqual([]);
  gone.resolve();
  await arrived;
  expect(router.state).toMatchObject({ location: { pathname: '/shop' }, pending: null });
  expect(done).toEqual(['leave /', 'push /shop']);
});

test('a navigation that waits for dialogs gives way to a later one', async () => {
  const { router, done } = routerAtHome();
  const gone = Promise.withResolvers<void>();
  router.attachDialogs({ leave: () => gone.promise, arrive: () => false });
  const journeys = [router.navigate('/slow'), router.navigate('/shop')];
  gone.resolve();
  await Promise.all(journeys);
  expect(done).toEqual(['leave /', 'push /shop']);
});

test('an arrival at another entry of the same page loads nothing', async () => {
  const { router, requested, done, arrive } = routerAtHome();
  await router.navigate('/shop');
  router.attachDialogs({ leave: () => undefined, arrive: () => true });
  arrive(at('/shop'));
  expect(router.state.pending).toBeNull();
  expect([requested, done]).toEqual([['/shop'], ['leave /', 'push /shop']]);
});

test('another search part of the page can replace its entry', async () => {
  const { router, done } = routerAtHome();
  await router.navigate('/shop');
  await router.navigate({ search: '?page=2' }, { replace: true, state: { from: '/' } });
  expect(router.state.location).toMatchObject({
    pathname: '/shop',
    search: '?page=2',
    state: { from: '/' },
  });
  expect(done).toEqual(['leave /', 'push /shop', 'leave /shop', 'replace /shop?page=2']);
});
