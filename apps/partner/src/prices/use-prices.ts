import type { ActionInput } from '@cpc/contract';
import { useAct, useCall } from '../core/calls.ts';
import { usePages } from '../core/use-pages.ts';

export const PRICES = ['prices'] as const;

export const usePriceList = (wanted: ActionInput<'Partner.prices'>) =>
  usePages([...PRICES, 'list', wanted], 'Partner.prices', wanted);
export const usePriceRules = (wanted: ActionInput<'Partner.priceRules'>) =>
  usePages([...PRICES, 'rules', wanted], 'Partner.priceRules', wanted);
export const usePriceOf = (wanted: ActionInput<'Partner.priceOf'>) =>
  useCall([...PRICES, 'of', wanted], 'Partner.priceOf', wanted);
/** The prices that a new one would hide. */
export const usePriceOverlaps = (wanted: ActionInput<'Partner.priceOverlaps'>) =>
  useCall([...PRICES, 'overlaps', wanted], 'Partner.priceOverlaps', wanted);

/** What was fetched of prices is fetched again after a change of them. */
const AFTER = { stale: [PRICES] } as const;

export const useSetPrice = () => useAct('Partner.setPrice', { ...AFTER, quiet: true });
export const useEndPrice = () => useAct('Partner.endPrice', AFTER);
export const useExportPrices = () => useAct('Partner.exportPrices', AFTER);
