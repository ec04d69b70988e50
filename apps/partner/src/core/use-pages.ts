import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 50;

interface PageOptions {
  readonly signal: AbortSignal;
  readonly page: { readonly number: number; readonly size: number };
}

/** A list that is fetched page by page; `hasNextPage` while the last page was full. */
export function usePages<Row>(
  queryKey: readonly unknown[],
  fetchPage: (options: PageOptions) => Promise<readonly Row[]>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => fetchPage({ signal, page: { number: pageParam, size: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: (last: readonly Row[], _pages, number) => (last.length < PAGE_SIZE ? undefined : number + 1),
    placeholderData: keepPreviousData,
  });
}

/** The last row of the page before; undefined for the first page. */
type Begin = { readonly time: number; readonly id: string } | undefined;

interface FlowOptions {
  readonly signal: AbortSignal;
  readonly flow: { readonly begin: Begin; readonly size: number };
}

/**
 * A list that is fetched by the flow: rows that are added in the meantime shift nothing.
 * @param placeOf the time and the id by which the server orders the rows
 * @param everyMs how often the first page is fetched again; somebody who reads further back is not disturbed
 */
export function useFlow<Row>(
  queryKey: readonly unknown[],
  fetchPage: (options: FlowOptions) => Promise<readonly Row[]>,
  placeOf: (row: Row) => NonNullable<Begin>,
  everyMs?: number,
) {
  type Rows = readonly Row[];
  return useInfiniteQuery<Rows, Error, InfiniteData<Rows, Begin>, readonly unknown[], Begin>({
    queryKey,
    queryFn: ({ signal, pageParam: begin }) => fetchPage({ signal, flow: { begin, size: PAGE_SIZE } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last === undefined || page.length < PAGE_SIZE ? undefined : placeOf(last);
    },
    refetchInterval: ({ state }) => (everyMs !== undefined && (state.data?.pages.length ?? 0) < 2 ? everyMs : false),
    placeholderData: keepPreviousData,
  });
}
