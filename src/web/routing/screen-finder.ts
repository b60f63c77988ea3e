/** Finds the screen of a path in the table of all pages. */
import { matchRoutes } from 'react-router';
import type { Match, Route } from '../navigation/route.ts';

/**
 * Looks first among the routes with the path's first segment: the router reads every route it is
 * given for each match.
 */
export function screenFinder(routes: readonly Route[]): (pathname: string) => Match {
  const bySegment = new Map<string, Route[]>();
  for (const route of routes) {
    const segment = firstSegment(route.path);
    bySegment.set(segment, [...(bySegment.get(segment) ?? []), route]);
  }
  const catchAll = bySegment.get('*') ?? [];
  return (pathname) => {
    // A path in an unusual spelling, such as one with encoded letters, is looked for in the whole table.
    const near = bySegment.get(firstSegment(pathname.slice(1)));
    const [match] = matchRoutes(near ? [...near, ...catchAll] : [...routes], pathname) ?? [];
    if (!match) throw new Error('The route table has no catch-all');
    return match;
  };
}

const firstSegment = (path: string): string => path.split('/', 1)[0] ?? '';
