/** Tells the server a page's canonical URL and whether it may be cached, from the route table. */
import { findScreen } from '../routing/find-screen.ts';

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
  const { route } = findScreen(asked);
  const path = spelledAs(route.path, asked);
  const { handle } = route;
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
function spelledAs(pattern: string, path: string): string {
  if (pattern === '*') return path;
  const segments = path.split('/').slice(1);
  const parts = pattern.split('/');
  const spelled = parts.flatMap((part, place) => {
    if (part === '*') return segments.slice(place);
    return part.startsWith(':') ? [segments[place] ?? ''] : [part];
  });
  return `/${spelled.join('/')}`;
}
