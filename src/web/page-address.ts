/** Gives the server an address's canonical form and how its page may be kept, from the route table alone. */
import { matchRoutes } from 'react-router';
import { routes } from './routes.ts';
import type { ScreenHandle } from './screen-route.ts';

export interface PageAddress {
  /** Path without trailing or doubled slashes. */
  path: string;
  /** Known parameters only, in the order of the route table: '' or '?sort=price&page=2'. */
  search: string;
  /** Private pages are sent with no-store and noindex. */
  audience: 'public' | 'private';
  cached: boolean;
}

/** The catch-all has no handle: its page is never kept. */
export function pageAddress(url: URL): PageAddress {
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const match = matchRoutes(routes, path)?.at(-1);
  const handle = match?.route.handle as ScreenHandle | undefined;
  const known = new URLSearchParams();
  for (const name of handle?.parameters ?? []) {
    const value = url.searchParams.get(name);
    if (value) known.set(name, value);
  }
  return {
    path,
    search: known.size > 0 ? `?${known}` : '',
    audience: handle?.audience ?? 'public',
    cached: handle?.cached ?? false,
  };
}
