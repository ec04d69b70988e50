import { useNotify } from '@cpc/appkit';
import type { ActionInput, ActionName, ActionOutput } from '@cpc/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

const PAGE_SIZE = 50;
const STOCK = ['stockPage'] as const;

type Listing = Extract<ActionName, 'Partner.stockList' | 'Partner.stockMovements'>;

/** A list that is fetched page by page; `hasNextPage` while the last page was full. */
function usePages<Name extends Listing>(name: Name, wanted: ActionInput<Name>) {
  return useInfiniteQuery({
    queryKey: [...STOCK, name, wanted],
    queryFn: ({ signal, pageParam }) => client.call(name, wanted, { signal, page: { number: pageParam, size: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: (last: ActionOutput<Name>, _pages, number) => (last.length < PAGE_SIZE ? undefined : number + 1),
    placeholderData: keepPreviousData,
  });
}

export const useStockList = (wanted: ActionInput<'Partner.stockList'>) => usePages('Partner.stockList', wanted);
export const useMovements = (wanted: ActionInput<'Partner.stockMovements'>) =>
  usePages('Partner.stockMovements', wanted);

/** A change of the stock; what was fetched of it is fetched again. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([STOCK, ['stock'], ['stockWarnings']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    onError: notify.failed,
  });
}

export const useRestock = () =>
  useChange((input: ActionInput<'Partner.restock'>) => client.call('Partner.restock', input));
export const useCountStock = () =>
  useChange((input: ActionInput<'Partner.countStock'>) => client.call('Partner.countStock', input));
