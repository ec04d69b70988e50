import type { ActionInput } from '@cpc/contract';
import { useAct } from '../core/calls.ts';
import { usePages } from '../core/use-pages.ts';

const STOCK = ['stockPage'] as const;

export const useStockList = (wanted: ActionInput<'Partner.stockList'>) =>
  usePages([...STOCK, 'list', wanted], 'Partner.stockList', wanted);
export const useMovements = (wanted: ActionInput<'Partner.stockMovements'>) =>
  usePages([...STOCK, 'moves', wanted], 'Partner.stockMovements', wanted);

/** What was fetched of the stock is fetched again after a change of it. */
export const STOCK_KEYS = [STOCK, ['stock'], ['stockWarnings']];
const QUIET = { stale: STOCK_KEYS, quiet: true } as const;

export const useRestock = () => useAct('Partner.restock', QUIET);
export const usePurchaseList = () => useAct('Partner.purchaseList', QUIET);
export const useSetMinimum = () => useAct('Partner.setMinimum', QUIET);
export const useCountStock = () => useAct('Partner.countStock', QUIET);
