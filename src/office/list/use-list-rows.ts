/** Loads a list page by page, by the server's cursors, and keeps what it showed for Back. */
import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';

export interface ListPage<Row> {
  rows: readonly Row[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

export interface ListRows<Row> {
  /** Undefined until the first page has arrived. */
  rows: readonly Row[] | undefined;
  error: unknown;
  retry: () => void;
  /** Shows what is being replaced while another filter loads. */
  isOutdated: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

export interface ListSource<Row> {
  /** All that the rows depend on. */
  queryKey: QueryKey;
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>;
}

export function useListRows<Row>({ queryKey, load }: ListSource<Row>): ListRows<Row> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows),
    error: query.error,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    isOutdated: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
