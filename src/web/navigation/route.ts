/** What the route table says about each screen. */
import type { ComponentType } from 'react';
import type { ShopApi } from '../api/shop-api.ts';

/** What the server and the browser need to know about a screen before it is loaded. */
export interface ScreenHandle {
  /** The source file, which identifies the chunk in the build's manifest. */
  module: string;
  /** Translation namespaces beyond those of every page. */
  namespaces: readonly string[];
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

export interface Services {
  /** Over HTTP in the browser, in process on the server. */
  api: ShopApi;
  /** Receives failures that a page tolerates. The server logs them and does not cache the page. */
  missed(failure: unknown): void;
}

/** What a page's data depends on. */
export interface PageRequest extends Services {
  /** Values of the pattern's `:name` parts, and of its `*`. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

export type PageData = (request: PageRequest) => unknown;

export interface Route {
  /** Without a leading slash, as React Router's `matchRoutes` reads it. */
  path: string;
  /** The catch-all route and redirects have none. */
  handle?: ScreenHandle;
  /** Loads the screen's component. */
  load(): Promise<ComponentType>;
  /** May throw `Redirect` or `PageNotFound`. */
  data?: PageData;
  /** The status of the page; 200 by default. */
  status?: number;
}

export type Match = Pick<PageRequest, 'params'> & { route: Route };

/** Thrown by a page's data to continue at another address. */
export class Redirect extends Error {
  readonly location: string;
  readonly status = 301;

  constructor(location: string) {
    super(`Redirected to ${location}`);
    this.location = location;
  }
}

/** Thrown by a page's data for the not-found screen. */
export class PageNotFound extends Error {}
