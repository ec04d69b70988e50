import type { MachineView, OrderView } from '@cpc/contract';
import type { MachineId } from '@cpc/domain';

/** What is known of stations. */
export interface Stations {
  /** Undefined where there is none. */
  readonly at: (machineId: MachineId) => Promise<MachineView | undefined>;
  readonly all: () => Promise<readonly MachineView[]>;
  /** Whether everything of the order can be had there. */
  readonly makes: (machineId: MachineId) => Promise<boolean>;
}

/** No more are asked what they make: somebody is waiting. */
const MOST_ASKED = 5;

/**
 * Where an order is printed again (OR-11): at the station of last time where that takes orders and can make it; else at
 * one that does, the one here first, and for a parcel one that sends. Where nobody can make it, where it was.
 * @param here the station scanned last
 * @returns undefined where there is no station
 */
export async function stationFor(
  { machine_id, delivery }: Pick<OrderView, 'machine_id' | 'delivery'>,
  here: string | null,
  stations: Stations,
): Promise<MachineId | undefined> {
  const before = await stations.at(machine_id);
  const stands = before?.accepts_orders === true;
  if (stands && (await stations.makes(machine_id))) return machine_id;
  const rank = (one: MachineView): number =>
    (delivery !== null && one.delivery_fee === null ? 2 : 0) + (one.machine_id === here ? 0 : 1);
  const others = (await stations.all())
    .filter((one) => one.accepts_orders && one.machine_id !== machine_id)
    .toSorted((a, b) => rank(a) - rank(b));
  for (const other of others.slice(0, MOST_ASKED)) if (await stations.makes(other.machine_id)) return other.machine_id;
  return (stands ? before : (others[0] ?? before))?.machine_id;
}
