/** Finds the screen of a path on the server, which does it for every page; browsers do without this script. */
import { matchRoutes } from 'react-router';
import type { Match, Route } from '../navigation/route.ts';
import { matchScreen, routes } from '../routes.ts';

const bySegment = new Map<string, Route[]>();
for (const route of routes) {
  const segment = firstSegment(route.path);
  bySegment.set(segment, [...(bySegment.get(segment) ?? []), route]);
}
const catchAll = bySegment.get('*') ?? [];

/**
 * As `matchScreen`, but looks among the routes with the path's first segment: the router reads every
 * route it is given for each match.
 */
export function findScreen(pathname: string): Match {
  const near = bySegment.get(firstSegment(pathname.slice(1)));
  const [match] = (near && matchRoutes([...near, ...catchAll], pathname)) ?? [];
  // A path in an unusual spelling, such as one with encoded letters.
  return match ?? matchScreen(pathname);
}

function firstSegment(path: string): string {
  return path.split('/', 1)[0] ?? '';
}
