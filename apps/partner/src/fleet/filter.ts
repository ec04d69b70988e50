import { addressOf, formatAddress, navigate, type Query } from '@cpc/appkit';
import { FLEET_ORDERS, type FleetOrder } from '@cpc/contract';
import { brand, type PartnerId, SHOP_STATION_STATES } from '@cpc/domain';
import type { Wanted } from './use-fleet.ts';

export const FLEET = '/fleet';
export const VIEWS = ['stations', 'incidents', 'releases'] as const;
export type View = (typeof VIEWS)[number];
export const SILENCES = [5, 60, 1_440, 10_080] as const;

/** The newest version, the most prints and the most failures come first. */
const FROM_THE_TOP: ReadonlySet<FleetOrder> = new Set(['version', 'waiting', 'failures']);

/** What the address says. A value that the page does not know counts as none. */
export function readFleet(query: Query): { readonly view: View; readonly wanted: Wanted } {
  const { search = '', shop = '', version, fault } = query;
  const state = SHOP_STATION_STATES.find((known) => known === query['state']);
  const order = FLEET_ORDERS.find((known) => known === query['order']) ?? 'name';
  const silent = SILENCES.find((minutes) => String(minutes) === query['silent']);
  return {
    view: VIEWS.find((known) => known === query['view']) ?? 'stations',
    wanted: {
      order,
      down: FROM_THE_TOP.has(order),
      ...(search !== '' && { search: search.slice(0, 80) }),
      ...(/^[\w.-]{1,80}$/.test(shop) && { partner_id: brand<PartnerId>(shop) }),
      ...(state && { state }),
      ...(silent && { silent_minutes: silent }),
      ...(version && { version: version.slice(0, 40) }),
      ...(fault && { fault: fault.slice(0, 100) }),
      ...(query['failed'] === '1' && { update_failed: true }),
    },
  };
}

/** The address of the page with another part of its query; an empty value leaves a part out. */
export const fleetAddress = (query: Query, change: Query): string =>
  formatAddress(addressOf(FLEET, { ...query, ...change }));

/** Changes the address in place: the way back leads out of the page, not through every letter of a search. */
export const setQuery = (query: Query, change: Query): void => navigate(fleetAddress(query, change), { replace: true });
