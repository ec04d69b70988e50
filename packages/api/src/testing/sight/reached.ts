import type { Expected, Eye } from './eye.ts';
import type { Facts } from './facts.ts';

/** The stations that a person reaches: those of the shop, and of them only those that the person is limited to (PA-09). */
export const reached = ({ machines }: Facts, { partnerId, stations }: Eye) =>
  machines.filter(({ id, partner_id }) => partner_id === partnerId && (stations === null || isAmong(stations, id)));

const isAmong = (stations: readonly string[], id: string): boolean => stations.includes(id);

/** The shop that had a station at a time (PA-07). */
export function shopAt({ machines, station_moves }: Facts, id: string, at: number): string | undefined {
  const later = station_moves.filter((move) => move.machine_id === id && at < move.at).toSorted((a, b) => a.at - b.at);
  return later[0]?.from_partner ?? machines.find((machine) => machine.id === id)?.partner_id;
}

/** Whether something of an order concerns the person: their shop had the station then, and they are not kept from it. */
export function ownsOrder(facts: Facts, eye: Eye, orderId: string): boolean {
  const order = facts.orders.find(({ id }) => id === orderId);
  if (!order) return false;
  const isAllowed = eye.stations === null || isAmong(eye.stations, order.machine_id);
  return isAllowed && shopAt(facts, order.machine_id, order.created_at) === eye.partnerId;
}

/** One incident for each station, of the things there; the oldest tells since when. */
export function together(
  kind: Expected['kind'],
  things: readonly Pick<Expected, 'machine_id' | 'since'>[],
): Expected[] {
  return [...new Set(things.map(({ machine_id }) => machine_id))].map((machine_id) => {
    const own = things.filter((thing) => thing.machine_id === machine_id);
    const times = own.flatMap(({ since }) => since ?? []);
    return { kind, machine_id, count: own.length, since: times.length === 0 ? null : Math.min(...times) };
  });
}
