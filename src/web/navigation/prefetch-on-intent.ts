/** Speeds up navigation: prefetches a link's target when the shopper is likely to follow it. */
import { prefetchData } from './load-page.ts';
import type { PageRouter } from './router.ts';

// A pointer or focus that only passes over a link is not intent.
const DWELL_MS = 70;
const AGAIN_AFTER_MS = 30_000;

export function prefetchOnIntent(router: PageRouter): void {
  const asked = new Map<string, number>();
  let dwelling: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (link: HTMLAnchorElement) => {
    const { pathname, search, origin } = link;
    const address = pathname + search;
    const { location } = window;
    const { pending } = router.state;
    if (origin !== location.origin || address === location.pathname + location.search) return;
    if (pending && address === pending.pathname + pending.search) return;
    if (Date.now() - (asked.get(address) ?? 0) < AGAIN_AFTER_MS) return;
    const match = router.match(pathname);
    const { handle } = match.route;
    if (!handle) return;
    asked.set(address, Date.now());
    // Navigation loads it again and shows the failure then.
    handle.warm().catch(() => {});
    prefetchData(match, new URL(address, origin), router.services);
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

function wantsLittleData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
