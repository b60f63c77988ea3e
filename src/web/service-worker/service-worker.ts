/** Keeps the shop readable offline: shows cached pages, or a page that says so and shows the cart. */
import { assetsOf, mayCachePage, cacheStrategyOf, type CacheStrategy } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** Each build registers under its version, so a new build gets a new worker and new pages. */
const VERSION = new URL(self.location.href).searchParams.get('v') ?? '';
const PAGES = `pages-${VERSION}`;
// Not versioned: a tab of the previous build may still need its files.
const LASTING = 'lasting';
const PICTURES = 'pictures';
const AT_MOST = { [PAGES]: 30, [LASTING]: 300, [PICTURES]: 100 };
const OFFLINE = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetOtherVersions(),
      // Requests the page in parallel with the worker's start.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const way = cacheStrategyOf(event.request, self.location.origin);
  if (way) event.respondWith(ANSWERS[way](event));
});

const ANSWERS: Record<CacheStrategy, (event: FetchEvent) => Promise<Response>> = {
  page,
  lasting: (event) => keptOnce(event, LASTING),
  picture: (event) => keptOnce(event, PICTURES),
};

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const answer = preloaded ?? (await fetch(request));
    if (mayCachePage(answer)) event.waitUntil(keep(PAGES, request.url, answer.clone()));
    return answer;
  } catch {
    const { pathname, search } = new URL(request.url);
    const cached = await caches.match(request.url, { cacheName: PAGES });
    if (cached) return cached;
    if (pathname === OFFLINE) return (await caches.match(OFFLINE)) ?? Response.error();
    // Redirect, so that the URL matches the page shown.
    return Response.redirect(`${OFFLINE}?from=${encodeURIComponent(pathname + search)}`);
  }
}

async function keptOnce(event: FetchEvent, cacheName: string): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request.url, { cacheName });
  if (cached) return cached;
  const answer = await fetch(request);
  // Cache complete files from this site only, not partial or cross-origin responses.
  if (answer.status === 200 && answer.type === 'basic')
    event.waitUntil(keep(cacheName, request.url, answer.clone()));
  return answer;
}

async function keepOfflinePage(): Promise<void> {
  const answer = await fetch(OFFLINE, { cache: 'no-cache', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${OFFLINE} answered ${answer.status}`);
  const assets = assetsOf(await answer.clone().text());
  const [pages, lasting] = await Promise.all([caches.open(PAGES), caches.open(LASTING)]);
  await lasting.addAll(assets);
  await pages.put(OFFLINE, answer);
}

async function forgetOtherVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !(name in AT_MOST)).map((name) => caches.delete(name)));
}

/** Does nothing if the device is full. */
async function keep(cacheName: string, address: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(address, answer);
    const addresses = await cache.keys();
    const tooMany = addresses.length - (AT_MOST[cacheName] ?? 0);
    // Remove the oldest first, but never the offline page.
    const oldest = addresses.filter(({ url }) => new URL(url).pathname !== OFFLINE);
    await Promise.all(
      oldest.slice(0, Math.max(0, tooMany)).map((request) => cache.delete(request)),
    );
  } catch (failure) {
    console.warn('Nothing was cached for later', failure);
  }
}
