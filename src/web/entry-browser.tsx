/**
 * Hydrates the page in the browser. Loads translations and screens first, so the first render
 * equals the server's.
 */
import './app.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPath } from 'react-router';
import { pageApi } from './api/client.ts';
import { setDestination } from './routing/lazy-screen.ts';
import { PageNotFound } from './navigation/route.ts';
import { PageRouter } from './navigation/router.ts';
import { restoreScrollByOurselves } from './navigation/scroll-positions.ts';
import { browserHistory, browserLocation } from './navigation/shop-history.ts';
import { pageTree } from './page/page-tree.tsx';
import { readPageData } from './page/page-data.ts';
import { matchScreen } from './routes.ts';
import { whenIdle } from './state/when-idle.ts';
import { provideSettings } from './state/settings.ts';
import { provideTranslations, setTranslationsLoader } from './state/translations.ts';
import { loadTranslations } from './page/translations-loader.ts';

const { assets, settings, translations, menu, screen, failed } = readPageData();
provideSettings(settings);
provideTranslations(translations);
setTranslationsLoader((namespaces) => loadTranslations(namespaces, assets.version));

// A screen that is still loading at hydration would make the first render differ from the server's.
const location = browserLocation();
const match = matchScreen(location.pathname);
const Component = failed === null ? await match.route.load() : null;
const router = new PageRouter({
  match: matchScreen,
  history: browserHistory,
  services: {
    api: pageApi,
    missed: (failure) => console.warn('A part of the page could not be loaded', failure),
  },
  first: { location, page: { ...match, Component, data: screen, failure: failureOf(failed) } },
});
restoreScrollByOurselves(() => router.state.location.key);
setDestination(() => router.state.pending && createPath(router.state.pending));
// Reading the files, starting the router and the first render each run in a separate task.
await new Promise((resolve) => setTimeout(resolve));
// A transition renders in small pieces, so a press in between does not wait for all of it.
startTransition(() => {
  hydrateRoot(document, pageTree(assets, menu, router));
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () =>
    void import('./page/register-service-worker.ts').then(({ registerServiceWorker }) =>
      registerServiceWorker(assets.version),
    );
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
// Nothing on the page depends on these. If they fail to load, it works without them.
whenIdle(() => {
  import('./navigation/prefetch-on-intent.ts').then(
    ({ prefetchOnIntent }) => prefetchOnIntent(router),
    () => {},
  );
});

/** The server tells only the status of a failure. */
function failureOf(status: number | null): Error | null {
  if (status === null) return null;
  return status === 404 ? new PageNotFound() : new Error(`The server answered ${status}`);
}
