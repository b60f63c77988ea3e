/** Views of the list of orders that members saved, as tabs and as addresses. */
import { useQueries, useQuery } from '@tanstack/react-query';
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { callOffice } from '../../api/call.ts';
import type { ListAddress } from '../../list/list-address.ts';
import { ordersQuery } from './orders-query.ts';

export type SavedView = OfficeAnswerOf<'orderViews'>['views'][number];
export type SavedFilters = SavedView['filters'];

export const SAVED_VIEWS = ['orders', 'views'] as const;

export function useSavedViews(): readonly SavedView[] {
  const { data } = useQuery({
    queryKey: SAVED_VIEWS,
    queryFn: ({ signal }) => callOffice('orderViews', {}, signal),
  });
  return data?.views ?? [];
}

/** Counts end here: as many, or more. */
export const MOST_IN_VIEW = 100;
/** Tabs beyond these have no count: each takes a call. */
const COUNTED_VIEWS = 20;
/** Not after each change: in a busy shop that would be all the time. */
const COUNTED_EVERY_MS = 60_000;

/** How many orders each view has, by its id. */
export function useSavedCounts(views: readonly SavedView[]): ReadonlyMap<string, number> {
  const counts = useQueries({
    queries: views.slice(0, COUNTED_VIEWS).map(({ filters }) => ({
      queryKey: ['orders', 'saved-counts', filters],
      refetchInterval: COUNTED_EVERY_MS,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callOffice(
          'orderCount',
          { query: ordersQuery((name) => paramsOf(filters)[name] ?? '') },
          signal,
        ),
    })),
  });
  return new Map(
    counts.flatMap(({ data }, place) => (data ? [[views[place]!.id, data.count] as const] : [])),
  );
}

/** As the list's address names them. */
const paramsOf = ({ search, ...filters }: SavedFilters): Record<string, string> => ({
  ...filters,
  q: search,
});

/** The filters of the list that is shown. */
export const filtersIn = ({ get }: Pick<ListAddress, 'get'>): SavedFilters => ({
  view: get('view'),
  process: get('process'),
  sort: get('sort'),
  search: get('q'),
});

/** What leads to a view: '?view=late&process=laser&saved=…'. */
export function addressOfView({ id, filters }: Pick<SavedView, 'id' | 'filters'>): string {
  const { view, process, sort, q } = paramsOf(filters);
  const chosen = Object.entries({ view, process, sort, q }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `?${new URLSearchParams([...chosen, ['saved', id]]).toString()}`;
}
