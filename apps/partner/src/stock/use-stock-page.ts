import { useNotify } from '@cpc/appkit';
import type { ActionInput, StockLine, StockMovement } from '@cpc/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';

const STOCK = ['stockPage'] as const;

export const useStockList = (wanted: ActionInput<'Partner.stockList'>) =>
  usePages<StockLine>([...STOCK, 'list', wanted], (options) => client.call('Partner.stockList', wanted, options));
export const useMovements = (wanted: ActionInput<'Partner.stockMovements'>) =>
  usePages<StockMovement>([...STOCK, 'moves', wanted], (options) =>
    client.call('Partner.stockMovements', wanted, options),
  );

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
export const useSetMinimum = () =>
  useChange((input: ActionInput<'Partner.setMinimum'>) => client.call('Partner.setMinimum', input));
export const useCountStock = () =>
  useChange((input: ActionInput<'Partner.countStock'>) => client.call('Partner.countStock', input));
