/** Which requests the service worker handles, and how. All others go to the network untouched. */

export type CacheStrategy =
  /** Network first; offline, the cached page or the offline page. */
  | 'page'
  /** Files whose name changes with their content: cached once fetched. */
  | 'lasting'
  /** Names of catalogue pictures change with their content too, but there are many. */
  | 'picture';

export interface WorkerRequest {
  method: string;
  /** A Request's mode: 'navigate' for pages. */
  mode: string;
  url: string;
}

/** Not pages, although browsers may navigate to them: they perform actions or serve files. */
const NO_PAGES =
  /^\/(?:api|gateway|media|feed|docs|health|metrics|mailbox|checkoutnow|office)(?:\/|$)/;

export function cacheStrategyOf(
  { method, mode, url }: WorkerRequest,
  origin: string,
): CacheStrategy | null {
  const { origin: of, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || of !== origin) return null;
  if (mode === 'navigate') return NO_PAGES.test(pathname) ? null : 'page';
  if (pathname.startsWith('/assets/')) return 'lasting';
  if (pathname.startsWith('/locales/') && searchParams.has('v')) return 'lasting';
  return pathname.startsWith('/media/catalogue/') ? 'picture' : null;
}

/** Caches only public responses: never an account, cart, order or search. */
export function mayCachePage(answer: Pick<Response, 'status' | 'headers' | 'redirected'>): boolean {
  const cacheControl = answer.headers.get('cache-control') ?? '';
  return answer.status === 200 && !answer.redirected && /\bpublic\b/.test(cacheControl);
}

/** The build's files that a page refers to, which it needs offline. */
export function assetsOf(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, one = '']) => one)),
  ];
}
