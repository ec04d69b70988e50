import type { StationView, OrderView } from '@cpc/contract';
import type { StationId } from '@cpc/domain';

/** What is known of stations. */
export interface Stations {
  /** Undefined if there is no such station. */
  readonly at: (stationId: StationId) => Promise<StationView | undefined>;
  readonly all: () => Promise<readonly StationView[]>;
  /** Whether that station can make every item of the order. */
  readonly canMake: (stationId: StationId) => Promise<boolean>;
}

/** No more stations than this are asked what they make: the customer is waiting. */
const MAX_ASKED = 5;

/**
 * Where an order is printed again (OR-11): at last time's station if it accepts orders and can make it, else at another
 * station that does. The station here comes first, and for a parcel a station that sends. If no station can make it,
 * last time's station is returned.
 * @param here the station that was scanned last
 * @returns undefined if there is no station
 */
export async function stationFor(
  { machine_id: stationId, delivery }: Pick<OrderView, 'machine_id' | 'delivery'>,
  here: string | null,
  stations: Stations,
): Promise<StationId | undefined> {
  const before = await stations.at(stationId);
  const isOpen = before?.accepts_orders === true;
  if (isOpen && (await stations.canMake(stationId))) return stationId;
  const rank = (one: StationView): number =>
    (delivery !== null && one.delivery_fee === null ? 2 : 0) + (one.machine_id === here ? 0 : 1);
  const others = (await stations.all())
    .filter((one) => one.accepts_orders && one.machine_id !== stationId)
    .toSorted((a, b) => rank(a) - rank(b));
  for (const other of others.slice(0, MAX_ASKED)) if (await stations.canMake(other.machine_id)) return other.machine_id;
  return (isOpen ? before : (others[0] ?? before))?.machine_id;
}
