import type { ActionInput, ShopStation } from '@cpc/contract';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';

export type Wanted = ActionInput<'Partner.stations'>;

/** The stations that are wanted, those in trouble first; fetched again when a count of the shop changes. */
export const useShopStations = (wanted: Wanted) =>
  usePages<ShopStation>(['shopStations', wanted], (options) => client.call('Partner.stations', wanted, options));
