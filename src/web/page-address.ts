/** Tells the server a page's canonical URL and whether it may be cached, from the route table. */
import { matchRoutes } from 'react-router';
import { routes } from './routes.ts';
import type { ScreenHandle } from './screen-route.ts';

export interface PageAddress {
  /** Path without trailing or doubled slashes, with the route table's spelling. */
  path: string;
  /** Known parameters only, in the route table's order: '' or '?sort=price&page=2'. */
  search: string;
  /** Private pages are sent with no-store and noindex. */
  audience: 'public' | 'private';
  cached: boolean;
}

/** The catch-all route has no handle, so its page is never cached. */
export function pageAddress(url: URL): PageAddress {
  const asked = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const match = matchRoutes(routes, asked)?.at(-1);
  const path = spelledAs(match?.route.path, asked);
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

/** Routes match regardless of case. Only parameters keep the requested case. */
function spelledAs(pattern: string | undefined, path: string): string {
  if (pattern === undefined || pattern === '*') return path;
  const segments = path.split('/').slice(1);
  const parts = pattern.split('/');
  const spelled = parts.flatMap((part, place) => {
    if (part === '*') return segments.slice(place);
    return part.startsWith(':') ? [segments[place] ?? ''] : [part];
  });
  return `/${spelled.join('/')}`;
}
