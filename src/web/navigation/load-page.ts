/** Loads a page: its screen's component and data, in parallel. */
import type { ComponentType } from 'react';
import { PageNotFound, Redirect, type Match, type Services } from './route.ts';

export interface Page extends Match {
  /** Null if the page failed. */
  Component: ComponentType | null;
  data: unknown;
  /** What the page's data or component threw; null otherwise. */
  failure: unknown;
}

const FRESH_MS = 30_000;

/** Data that was requested before a navigation, by path and search part. */
const prefetched = new Map<string, { at: number; data: Promise<unknown> }>();

/** Requests a page's data ahead of navigation, which uses it once, and only while it is fresh. */
export function prefetchData(match: Match, url: URL, services: Services): void {
  const { data } = match.route;
  if (!data) return;
  const load = async () => data({ ...services, url, params: match.params });
  // Navigation requests it again and shows the failure then.
  prefetchOnce(url.pathname + url.search, load).catch(() => {});
}

/**
 * A page's data ahead of navigation, which still uses it. Data that is fresh is not requested again.
 * @param load as the page's own data
 */
export function prefetchOnce<Data>(address: string, load: () => Promise<Data>): Promise<Data> {
  const early = prefetched.get(address);
  if (early && Date.now() - early.at < FRESH_MS) return early.data as Promise<Data>;
  const data = load();
  data.catch(() => prefetched.delete(address));
  prefetched.set(address, { at: Date.now(), data });
  return data;
}

/** Rejects only with `Redirect`. */
export async function loadPage(match: Match, url: URL, services: Services): Promise<Page> {
  try {
    const [data, Component] = await Promise.all([
      requestData(match, url, services),
      match.route.load(),
    ]);
    return { ...match, Component, data, failure: null };
  } catch (failure) {
    if (failure instanceof Redirect) throw failure;
    return { ...match, Component: null, data: undefined, failure };
  }
}

async function requestData({ route, params }: Match, url: URL, services: Services) {
  const address = url.pathname + url.search;
  const early = prefetched.get(address);
  prefetched.delete(address);
  if (early && Date.now() - early.at < FRESH_MS) return early.data;
  return route.data?.({ ...services, url, params });
}

export function statusOf({ route, failure }: Page): number {
  if (failure === null) return route.status ?? 200;
  return failure instanceof PageNotFound ? 404 : 500;
}
