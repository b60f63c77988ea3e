/** Renders the router's page: `RouterView` around everything, `Screen` where the screen belongs. */
import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary, type Fallback } from './error-boundary.tsx';
import type { PageRouter } from './router.ts';
import { restoreScroll } from './scroll-positions.ts';
import {
  LocationContext,
  PageContext,
  PendingContext,
  RouterContext,
  useLocation,
  usePage,
} from './use-router.ts';

export interface RouterViewProps {
  router: PageRouter;
  /** For errors that no screen caught. */
  fallback: Fallback;
  children: ReactNode;
}

export function RouterView({ router, fallback, children }: RouterViewProps) {
  const [{ location, page, pending, keepsScroll }, setState] = useState(router.state);
  const shown = useRef(location);

  useLayoutEffect(() => {
    // Back may have been pressed before.
    setState(router.state);
    return router.subscribe((state) => {
      if (state.fades && mayFade()) fade(() => setState(router.state));
      else startTransition(() => setState(state));
    });
  }, [router]);
  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    restoreScroll(location, keepsScroll);
  }, [location, keepsScroll]);

  return (
    <LocationContext value={location}>
      <RouterContext value={router}>
        <PageContext value={page}>
          <PendingContext value={pending}>
            <ErrorBoundary location={location} fallback={fallback}>
              {children}
            </ErrorBoundary>
          </PendingContext>
        </PageContext>
      </RouterContext>
    </LocationContext>
  );
}

const mayFade = (): boolean =>
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * @param change runs when the browser has taken a picture of the old page, so it must read the
 * router's state then
 */
function fade(change: () => void): void {
  const { ready } = document.startViewTransition(() => flushSync(change));
  // Rejects if the next navigation ends the fade early. The page is shown all the same.
  ready.catch(() => {});
}

/** @param fallback for what the screen throws, and for pages that could not be loaded */
export function Screen({ fallback: Failed }: { fallback: Fallback }) {
  const location = useLocation();
  const { Component, failure } = usePage();
  return (
    <ErrorBoundary location={location} fallback={Failed}>
      {Component ? <Component /> : <Failed error={failure} />}
    </ErrorBoundary>
  );
}
