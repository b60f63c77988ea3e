/** Which requests the service worker answers, and from where; all others go their way as if it were not there. */

export type Way =
  /** The network first; without it the page as last seen, or the offline page. */
  | 'page'
  /** Names that change with what they hold: kept once read. */
  | 'lasting'
  /** Names of catalogue pictures change likewise, but there are many. */
  | 'picture';

export interface Asked {
  method: string;
  /** Of a Request: 'navigate' for pages. */
  mode: string;
  url: string;
}

/** Not pages, though a browser may be sent there: they act, or bring files. */
const NO_PAGES = /^\/(?:api|gateway|media|feed|docs|health|metrics|mailbox|checkoutnow)(?:\/|$)/;

export function wayOf({ method, mode, url }: Asked, origin: string): Way | null {
  const { origin: of, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || of !== origin) return null;
  if (mode === 'navigate') return NO_PAGES.test(pathname) ? null : 'page';
  if (pathname.startsWith('/assets/')) return 'lasting';
  if (pathname.startsWith('/locales/') && searchParams.has('v')) return 'lasting';
  return pathname.startsWith('/media/catalogue/') ? 'picture' : null;
}

/** Only what the server calls the same for everyone: never an account, a cart, an order or a search. */
export function mayKeepPage(answer: Pick<Response, 'status' | 'headers' | 'redirected'>): boolean {
  const kept = answer.headers.get('cache-control') ?? '';
  return answer.status === 200 && !answer.redirected && /\bpublic\b/.test(kept);
}

/** The build's own files that a page names, without which it would not work offline. */
export function assetsOf(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, one = '']) => one)),
  ];
}
