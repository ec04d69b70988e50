import { useNotify } from '@cpc/appkit';
import type { ActionInput, PriceRuleView, StationPrice } from '@cpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';

const PRICES = ['prices'] as const;

export const usePriceList = (wanted: ActionInput<'Partner.prices'>) =>
  usePages<StationPrice>([...PRICES, 'list', wanted], (options) => client.call('Partner.prices', wanted, options));
export const usePriceRules = (wanted: ActionInput<'Partner.priceRules'>) =>
  usePages<PriceRuleView>([...PRICES, 'rules', wanted], (options) =>
    client.call('Partner.priceRules', wanted, options),
  );
export const usePriceOf = (wanted: ActionInput<'Partner.priceOf'>) =>
  useQuery({
    queryKey: [...PRICES, 'of', wanted],
    queryFn: ({ signal }) => client.call('Partner.priceOf', wanted, { signal }),
  });

/** The prices that a new one would hide. */
export const usePriceOverlaps = (wanted: ActionInput<'Partner.priceOverlaps'>) =>
  useQuery({
    queryKey: [...PRICES, 'overlaps', wanted],
    queryFn: ({ signal }) => client.call('Partner.priceOverlaps', wanted, { signal }),
  });

/** A change of prices; what was fetched of them is fetched again. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: PRICES }),
    onError: notify.failed,
  });
}

export const useSetPrice = () =>
  useChange((input: ActionInput<'Partner.setPrice'>) => client.call('Partner.setPrice', input));
export const useEndPrice = () =>
  useChange((input: ActionInput<'Partner.endPrice'>) => client.call('Partner.endPrice', input));
export const useImportPrices = () =>
  useChange((input: ActionInput<'Partner.importPrices'>) => client.call('Partner.importPrices', input));
export const useExportPrices = () =>
  useChange((input: ActionInput<'Partner.exportPrices'>) => client.call('Partner.exportPrices', input));
