/** Turns one line of the route table into a route: a lazily loaded screen, its data, its words and how its page is kept. */
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { loadOrReload } from './lazy-screen.ts';
import { orPrefetched } from './shell/prefetched.ts';
import { ScreenError } from './shell/fallbacks/screen-error.tsx';
import { awaitTranslations } from './state/translations.ts';

/** What the server and the browser need to know of a screen before it is loaded. */
export interface ScreenHandle {
  /** Source file, by which the build's manifest names the chunk. */
  module: string;
  /** Namespaces of words beyond those that every page has. */
  words: readonly string[];
  /** Private screens are sent as a neutral shell and filled in the browser. */
  audience: 'public' | 'private';
  /** Search parameters that change the page; all others are left out of its cache key. */
  parameters: readonly string[];
  /** False for pages that must be rendered anew each time, such as searches for any words. */
  cached: boolean;
  /** Without JavaScript there is nothing on it to use. */
  needsScripts: boolean;
  /** Loads the screen and its words before they are needed. */
  warm(): Promise<unknown>;
}

export interface ScreenOptions {
  /** Runs on the server and on navigation; public screens only. */
  data?: LoaderFunction;
  /** Further namespaces; the screen's own is always loaded. */
  words?: readonly string[];
  audience?: ScreenHandle['audience'];
  parameters?: readonly string[];
  cached?: boolean;
  /** Private screens do in any case. */
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

/** The router shows nothing at all where a lazy screen rejects; one that throws when drawn reaches its error screen. */
function failingScreen(failure: unknown): ComponentType {
  return function FailedScreen() {
    throw failure;
  };
}
