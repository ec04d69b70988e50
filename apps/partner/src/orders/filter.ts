import { addressOf, formatAddress, navigate, type Query, useAddress } from '@cpc/appkit';
import { type ActionInput, SHOP_ORDER_STATES } from '@cpc/contract';
import { brand, type StationId } from '@cpc/domain';
import { startOfDay } from '../core/day.ts';

/** What the page is filtered by. It stands in the address, so that going back and reloading keep it. */
export interface Filter {
  readonly search: string;
  readonly state: string;
  readonly station: string;
  /** `yyyy-mm-dd` */
  readonly from: string;
  readonly until: string;
}

const PATH = '/orders';

export function useFilter(): readonly [filter: Filter, change: (part: Partial<Filter>) => void] {
  const filter = filterOf(useAddress().query);
  const change = (part: Partial<Filter>) =>
    navigate(formatAddress(addressOf(PATH, { ...filter, ...part })), { replace: true });
  return [filter, change];
}

export const filterOf = ({ search = '', state = '', station = '', from = '', until = '' }: Query): Filter => ({
  search,
  state,
  station,
  from,
  until,
});

/** The chosen station; undefined for all. */
export const stationOf = ({ station }: Pick<Filter, 'station'>): StationId | undefined =>
  station === '' ? undefined : brand<StationId>(station);

/** What the server is asked for. Both days belong to the range. @param zone of the shop, IANA name */
export const wantedOf = (
  { search, state, station, from, until }: Filter,
  zone: string,
): ActionInput<'Partner.orders'> => ({
  search: search.trim() || undefined,
  state: SHOP_ORDER_STATES.find((known) => known === state),
  machine_id: stationOf({ station }),
  from: startOfDay(from, zone),
  until: startOfDay(until, zone, 1),
});
