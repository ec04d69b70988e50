import type { ActionInput, ActionName, ActionOutput } from '@cpc/contract';
import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { fetchAgain } from './fetch-again.ts';
import { client } from './services.ts';

const PAGE_SIZE = 50;

type RowOf<Name extends ActionName> = ActionOutput<Name> extends readonly (infer Row)[] ? Row : never;
type Options = Parameters<typeof client.call>[2];

/** A part of a list, by a call that answers with one. */
const fetchRows = <Name extends ActionName>(name: Name, input: ActionInput<Name>, options: Options) =>
  client.call(name, input, options) as Promise<readonly RowOf<Name>[]>;

/** A list that is fetched page by page; `hasNextPage` while the last page was full. */
export function usePages<Name extends ActionName>(queryKey: QueryKey, name: Name, input: ActionInput<Name>) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      fetchRows(name, input, { signal, page: { number: pageParam, size: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, number) => (last.length < PAGE_SIZE ? undefined : number + 1),
    placeholderData: keepPreviousData,
  });
}

/** The last row of the page before; undefined for the first page. */
type Begin = { readonly time: number; readonly id: string } | undefined;

interface Flow<Name extends ActionName> {
  readonly name: Name;
  readonly input: ActionInput<Name>;
  /** The time and the id by which the server orders the rows. */
  readonly placeOf: (row: RowOf<Name>) => NonNullable<Begin>;
  /** How often the first page is fetched again; somebody who reads further back is not disturbed. */
  readonly everyMs?: number;
}

/** A list that is fetched by the flow: rows that are added in the meantime shift nothing. */
export function useFlow<Name extends ActionName>(queryKey: QueryKey, { name, input, placeOf, everyMs }: Flow<Name>) {
  type Rows = readonly RowOf<Name>[];
  return useInfiniteQuery<Rows, Error, InfiniteData<Rows, Begin>, QueryKey, Begin>({
    queryKey,
    queryFn: ({ signal, pageParam: begin }) => fetchRows(name, input, { signal, flow: { begin, size: PAGE_SIZE } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last === undefined || page.length < PAGE_SIZE ? undefined : placeOf(last);
    },
    refetchInterval: (query) => fetchAgain((query.state.data?.pages.length ?? 0) < 2 && everyMs)(query),
    placeholderData: keepPreviousData,
  });
}
