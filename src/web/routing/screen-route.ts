/** Turns one line of the route table into a route: a lazily loaded screen, its data, translations and caching. */
import type { ComponentType } from 'react';
import { loadOrReload } from './lazy-screen.ts';
import type { PageData, Route, ScreenHandle } from '../navigation/route.ts';
import { awaitTranslations } from '../state/translations.ts';

export interface ScreenOptions {
  /** Runs on the server and on navigation; public screens only. */
  data?: PageData;
  /** Further namespaces. The screen's own namespace is always loaded. */
  namespaces?: readonly string[];
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
): Route {
  const {
    data,
    namespaces = [],
    audience = 'public',
    parameters = [],
    cached = audience === 'public',
    needsScripts = audience === 'private',
  } = options;
  const warm = () => Promise.all([load(), awaitTranslations([name, ...namespaces])]);
  const handle: ScreenHandle = {
    module: `src/web/screens/${name}/${name}-screen.tsx`,
    namespaces: [name, ...namespaces],
    audience,
    parameters,
    cached,
    needsScripts,
    warm,
  };
  let loaded: Promise<ComponentType> | undefined;
  return {
    path,
    handle,
    ...(data && { data }),
    load: () =>
      (loaded ??= loadComponent(name, warm).catch((failure: unknown) => {
        loaded = undefined;
        throw failure;
      })),
  };
}

async function loadComponent(
  name: string,
  warm: () => Promise<readonly [ScreenModule, unknown]>,
): Promise<ComponentType> {
  if (typeof window === 'undefined') return (await warm())[0].default;
  try {
    return (await loadOrReload(name, warm))[0].default;
  } catch (failure) {
    return failingScreen(failure);
  }
}

/** A component that throws on render reaches the error screen. */
function failingScreen(failure: unknown): ComponentType {
  return function FailedScreen() {
    throw failure;
  };
}
