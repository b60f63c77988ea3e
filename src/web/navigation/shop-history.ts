/** The browser's history as the router uses it. */
import { createPath, type Location } from 'react-router';
import { saveScrollPosition } from './scroll-positions.ts';

export interface ShopHistory {
  push(location: Location): void;
  replace(location: Location): void;
  /** Called for each Back and Forward. `fades` is false if the browser animates it. */
  listen(onArrival: (location: Location, fades: boolean) => void): void;
  /** Called before a page is left. */
  leave(location: Location): void;
  urlOf(location: Location): URL;
}

export function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key = 'default', state = null } = (window.history.state ?? {}) as Partial<Location>;
  return { pathname, search, hash, state: state as unknown, key };
}

/** `history-entry.ts` adds to it. */
const entryOf = ({ key, state }: Location): object => ({ key, state: state as unknown });

export const browserHistory: ShopHistory = {
  push: (location) => window.history.pushState(entryOf(location), '', createPath(location)),
  replace: (location) => window.history.replaceState(entryOf(location), '', createPath(location)),
  listen: (onArrival) =>
    window.addEventListener('popstate', (event) =>
      onArrival(browserLocation(), !event.hasUAVisualTransition),
    ),
  leave: ({ key }) => saveScrollPosition(key),
  urlOf: (location) => new URL(createPath(location), window.location.origin),
};

/** For pages that are rendered where there is no browser. */
export const noHistory: ShopHistory = {
  push: () => {},
  replace: () => {},
  listen: () => {},
  leave: () => {},
  urlOf: () => new URL('http://shop.invalid'),
};
