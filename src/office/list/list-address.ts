/** What a list shows is in its address: search, sort, view and filters. So a list is a link. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export interface ListAddress {
  /** '' if the address does not say. */
  get(name: string): string;
  /** Whether the parameter is there, also without a value. */
  has(name: string): boolean;
  /**
   * Sets parameters; '' removes one. Back leads to the list as it was, except while somebody types
   * a search.
   */
  set(changes: Record<string, string>, typing?: boolean): void;
  /** Equal for equal lists: the key of their rows in the cache. */
  key: string;
}

export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Record<string, string>, typing = false) =>
      setParams((before) => withChanges(before, changes), {
        replace: typing,
        preventScrollReset: typing,
      }),
    [setParams],
  );
  return {
    get: (name) => params.get(name) ?? '',
    has: (name) => params.has(name),
    set,
    key: sorted(params).toString(),
  };
}

export function withChanges(
  before: URLSearchParams,
  changes: Record<string, string>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}

function sorted(params: URLSearchParams): URLSearchParams {
  const copy = new URLSearchParams(params);
  copy.sort();
  return copy;
}

/** What the address says when a list is sorted by a column. */
export interface ColumnSort {
  ascending?: string;
  descending?: string;
}

/** Ascending first, then the other way round, if there is one. */
export function nextSort(current: string, { ascending, descending }: ColumnSort): string {
  const isFirst = current === ascending || ascending === undefined;
  return (isFirst ? (descending ?? ascending) : ascending) ?? '';
}

export function ariaSort(
  current: string,
  { ascending, descending }: ColumnSort,
): 'ascending' | 'descending' | undefined {
  if (current === ascending) return 'ascending';
  return current === descending ? 'descending' : undefined;
}
