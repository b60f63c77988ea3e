/** What components can know about the page that is shown, and how they go to another. */
import { createContext, useContext } from 'react';
import { createPath, resolvePath, type Location, type To } from 'react-router';
import type { Page } from './load-page.ts';
import type { PageData } from './route.ts';
import type { NavigateOptions, PageRouter } from './router.ts';

// React Router's own hooks bring rendering of nested routes along, three KiB of every page
// (docs/decisions/0061).
export const LocationContext = createContext<Location | null>(null);
export const RouterContext = createContext<PageRouter | null>(null);
export const PageContext = createContext<Page | null>(null);
export const PendingContext = createContext<Location | null>(null);

function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('No router around this component');
  return value;
}

export const usePageRouter = (): PageRouter => given(useContext(RouterContext));

export const usePage = (): Page => given(useContext(PageContext));

/** The address of the page that is shown. */
export const useLocation = (): Location => given(useContext(LocationContext));

/** The `href` of a target, which may leave out what it shares with the page that is shown. */
export const useHref = (to: To): string => createPath(resolvePath(to, useLocation().pathname));

/** What the screen's data function returned. */
export const usePageData = <Data extends PageData>(): Awaited<ReturnType<Data>> =>
  usePage().data as Awaited<ReturnType<Data>>;

/** Where a navigation that is loading goes to. */
export const usePendingLocation = (): Location | null => useContext(PendingContext);

/** It stays the same function and resolves when the page is shown. */
export const useNavigate = (): PageRouter['navigate'] => usePageRouter().navigate;

/** The search parameters, and a function that replaces them all. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = (parameters: Record<string, string>, options?: NavigateOptions): void =>
    void navigate({ search: `?${new URLSearchParams(parameters)}` }, options);
  return [new URLSearchParams(search), change] as const;
}
