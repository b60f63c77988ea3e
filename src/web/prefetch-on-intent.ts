/** Speeds up navigation: prefetches a link's target on intent and fades from one page to the next. */
import { matchRoutes, RouterContextProvider, type createBrowserRouter } from 'react-router';
import { keepPrefetched } from './shell/prefetched.ts';
import type { ScreenHandle } from './screen-route.ts';

type Router = ReturnType<typeof createBrowserRouter>;

// A pointer or focus that only passes over a link is not intent.
const DWELL_MS = 70;
const AGAIN_AFTER_MS = 30_000;

export function speedUpNavigation(router: Router): void {
  prefetchOnIntent(router);
  fadePages(router);
}

function prefetchOnIntent(router: Router): void {
  const asked = new Map<string, number>();
  let dwelling: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (link: HTMLAnchorElement) => {
    const { pathname, search, origin } = link;
    const address = pathname + search;
    const { location } = window;
    if (origin !== location.origin || address === location.pathname + location.search) return;
    if (Date.now() - (asked.get(address) ?? 0) < AGAIN_AFTER_MS) return;
    const match = matchRoutes(router.routes, pathname)?.at(-1);
    const handle = match?.route.handle as ScreenHandle | undefined;
    if (!match || !handle) return;
    asked.set(address, Date.now());
    // Navigation loads it again and shows the failure then.
    handle.warm().catch(() => {});
    const { loader } = match.route;
    if (typeof loader !== 'function') return;
    const url = new URL(address, origin);
    const args = {
      request: new Request(url),
      url,
      pattern: match.route.path ?? '',
      params: match.params,
      context: new RouterContextProvider(),
    };
    keepPrefetched(address, Promise.resolve(loader(args)));
  };
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const onRest = (event: Event) => {
    clearTimeout(dwelling);
    const link = linkOf(event);
    if (link) dwelling = setTimeout(() => prefetch(link), DWELL_MS);
  };

  if (wantsLittleData()) return;
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') onRest(event);
  });
  document.addEventListener('focusin', onRest);
  document.addEventListener(
    'touchstart',
    (event) => {
      const link = linkOf(event);
      if (link) prefetch(link);
    },
    { passive: true },
  );
}

/** Fades to another screen, if the browser can and motion is not reduced. Changing a list's filters does not fade. */
function fadePages(router: Router): void {
  const go = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  router.navigate = (to: unknown, options: { replace?: boolean } = {}) =>
    typeof to === 'number'
      ? go(to)
      : go(to, {
          ...options,
          viewTransition: !calm.matches && options.replace !== true && isOtherPage(to),
        });
}

function isOtherPage(to: unknown): boolean {
  const path =
    typeof to === 'string'
      ? new URL(to, window.location.href).pathname
      : (to as { pathname?: string } | null)?.pathname;
  return path !== undefined && path !== window.location.pathname;
}

function wantsLittleData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
