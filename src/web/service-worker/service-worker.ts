/** Keeps the shop readable without a network: pages as last seen, or one that says so and shows the cart. */
import { assetsOf, mayKeepPage, wayOf, type Way } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** Each build registers under its own version, so a new build is a new worker with new pages. */
const VERSION = new URL(self.location.href).searchParams.get('v') ?? '';
const PAGES = `pages-${VERSION}`;
// Beyond versions: a tab of the build before may still want its files.
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
      // The page need not wait for this file to start before it is asked for.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way) event.respondWith(ANSWERS[way](event));
});

const ANSWERS: Record<Way, (event: FetchEvent) => Promise<Response>> = {
  page,
  lasting: (event) => keptOnce(event, LASTING),
  picture: (event) => keptOnce(event, PICTURES),
};

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const answer = preloaded ?? (await fetch(request));
    if (mayKeepPage(answer)) event.waitUntil(keep(PAGES, request.url, answer.clone()));
    return answer;
  } catch {
    const { pathname, search } = new URL(request.url);
    const kept = await caches.match(request.url, { cacheName: PAGES });
    if (kept) return kept;
    if (pathname === OFFLINE) return (await caches.match(OFFLINE)) ?? Response.error();
    // Under its own address, so that the page that is shown is the one the address names.
    return Response.redirect(`${OFFLINE}?from=${encodeURIComponent(pathname + search)}`);
  }
}

async function keptOnce(event: FetchEvent, cacheName: string): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url, { cacheName });
  if (kept) return kept;
  const answer = await fetch(request);
  // Part of a file, or a picture from elsewhere, is not the file.
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

/** Where the device is full nothing is kept, and nobody need know. */
async function keep(cacheName: string, address: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(address, answer);
    const addresses = await cache.keys();
    const tooMany = addresses.length - (AT_MOST[cacheName] ?? 0);
    // Oldest first; the offline page is the one that must stay.
    const oldest = addresses.filter(({ url }) => new URL(url).pathname !== OFFLINE);
    await Promise.all(
      oldest.slice(0, Math.max(0, tooMany)).map((request) => cache.delete(request)),
    );
  } catch (failure) {
    console.warn('Nothing was kept for later', failure);
  }
}
