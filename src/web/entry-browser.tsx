/**
 * Hydrates the page in the browser. Loads translations and screens first, so the first render
 * equals the server's.
 */
import './app.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document } from './document.tsx';
import { setDestination } from './lazy-screen.ts';
import { readPageData } from './page-data.ts';
import { routes } from './routes.ts';
import { listenBeforeRouter } from './state/arrivals.ts';
import { whenIdle } from './state/when-idle.ts';
import { provideSettings } from './state/settings.ts';
import { provideTranslations, setTranslationsLoader } from './state/translations.ts';
import { loadTranslations } from './translations-loader.ts';

const { assets, settings, words, hydration } = readPageData();
provideSettings(settings);
provideTranslations(words);
setTranslationsLoader((namespaces) => loadTranslations(namespaces, assets.version));

// A lazy screen that is still loading at hydration would make the first render differ from the server's.
await Promise.all(
  (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'object' || !route.lazy.Component) return;
    route.Component = (await route.lazy.Component()) ?? null;
    delete route.lazy;
  }),
);

listenBeforeRouter();
const router = createBrowserRouter(routes, { hydrationData: hydration });
setDestination(
  () => router.state.navigation.location && createPath(router.state.navigation.location),
);
// Reading the files, starting the router and the first render each run in a separate task.
await new Promise((resolve) => setTimeout(resolve));
// A transition renders in small pieces, so a press in between does not wait for all of it.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document assets={assets}>
        <RouterProvider router={router} />
      </Document>
    </StrictMode>,
  );
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () =>
    void import('./register-service-worker.ts').then(({ registerServiceWorker }) =>
      registerServiceWorker(assets.version),
    );
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
// Nothing on the page depends on these. If they fail to load, it works without them.
whenIdle(() => {
  import('./prefetch-on-intent.ts').then(
    ({ speedUpNavigation }) => speedUpNavigation(router),
    () => {},
  );
});
