/** Turns one line of the route table into a route: a lazily loaded screen, its data, translations and caching. */
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { loadOrReload } from './lazy-screen.ts';
import { orPrefetched } from './shell/prefetched.ts';
import { ScreenError } from './shell/fallbacks/screen-error.tsx';
import { awaitTranslations } from './state/translations.ts';

/** What the server and the browser need to know about a screen before it is loaded. */
export interface ScreenHandle {
  /** The source file, which identifies the chunk in the build's manifest. */
  module: string;
  /** Translation namespaces beyond those of every page. */
  words: readonly string[];
  /** Private screens are sent as a neutral shell and rendered in the browser. */
  audience: 'public' | 'private';
  /** Search parameters that change the page. The cache key contains no others. */
  parameters: readonly string[];
  /** False for pages that must be rendered on each request, such as searches. */
  cached: boolean;
  /** Whether the page is useless without JavaScript. */
  needsScripts: boolean;
  /** Loads the screen and its translations ahead of navigation. */
  warm(): Promise<unknown>;
}

export interface ScreenOptions {
  /** Runs on the server and on navigation; public screens only. */
  data?: LoaderFunction;
  /** Further namespaces. The screen's own namespace is always loaded. */
  words?: readonly string[];
  audience?: ScreenHandle['audience'];
  parameters?: readonly string[];
  cached?: boolean;
  /** Private screens always do. */
  needsScripts?: boolean;
}

type ScreenModule = { default: ComponentType };

export function screen(
  path: string,
  name: string,
  load: () => Promise<ScreenModule>,
  options: ScreenOptions = {},
): RouteObject {
  const {
    data,
    words = [],
    audience = 'public',
    parameters = [],
    cached = audience === 'public',
    needsScripts = audience === 'private',
  } = options;
  const warm = () => Promise.all([load(), awaitTranslations([name, ...words])]);
  const handle: ScreenHandle = {
    module: `src/web/screens/${name}/${name}-screen.tsx`,
    words: [name, ...words],
    audience,
    parameters,
    cached,
    needsScripts,
    warm,
  };
  return {
    ...(path === '' ? { index: true } : { path }),
    handle,
    loader: data && orPrefetched(data),
    ErrorBoundary: ScreenError,
    lazy: {
      Component: async () => {
        const loading = warm();
        if (typeof window === 'undefined') return (await loading)[0].default;
        try {
          return (await loadOrReload(name, () => loading))[0].default;
        } catch (failure) {
          return failingScreen(failure);
        }
      },
    },
  };
}

/** The router shows nothing if a lazy screen rejects. A component that throws on render reaches the error screen. */
function failingScreen(failure: unknown): ComponentType {
  return function FailedScreen() {
    throw failure;
  };
}
