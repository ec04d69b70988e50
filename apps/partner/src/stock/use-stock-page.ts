import { useNotify } from '@cpc/appkit';
import type { ActionInput, StockLine, StockMovement } from '@cpc/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

const PAGE_SIZE = 50;
const STOCK = ['stockPage'] as const;

type PageOptions = { readonly signal: AbortSignal; readonly page: { readonly number: number; readonly size: number } };

/** A list that is fetched page by page; `hasNextPage` while the last page was full. */
function usePages<Row>(key: readonly unknown[], fetchPage: (options: PageOptions) => Promise<readonly Row[]>) {
  return useInfiniteQuery({
    queryKey: [...STOCK, ...key],
    queryFn: ({ signal, pageParam }) => fetchPage({ signal, page: { number: pageParam, size: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: (last: readonly Row[], _pages, number) => (last.length < PAGE_SIZE ? undefined : number + 1),
    placeholderData: keepPreviousData,
  });
}

export const useStockList = (wanted: ActionInput<'Partner.stockList'>) =>
  usePages<StockLine>(['list', wanted], (options) => client.call('Partner.stockList', wanted, options));
export const useMovements = (wanted: ActionInput<'Partner.stockMovements'>) =>
  usePages<StockMovement>(['moves', wanted], (options) => client.call('Partner.stockMovements', wanted, options));

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
export const useImport = () =>
  useChange((input: ActionInput<'Partner.importStock'>) => client.call('Partner.importStock', input));
export const usePurchaseList = () =>
  useChange((input: ActionInput<'Partner.purchaseList'>) => client.call('Partner.purchaseList', input));
export const useCountStock = () =>
  useChange((input: ActionInput<'Partner.countStock'>) => client.call('Partner.countStock', input));
