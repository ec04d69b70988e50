import type { OtherStation } from '@cpc/contract';
import type { OrderId, StationState } from '@cpc/domain';
import { brand, type StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { stationsWithoutPlace } from '../../records/bays/held.ts';
import { deliveryOf } from '../../records/delivery/store.ts';
import { queueLoad } from '../../records/queue/load.ts';
import { stationConditions } from '../../records/stations/condition.ts';
import type { OrderRow } from '../../records/orders/store.ts';

/** A kind of piece, and how many of it an order needs. */
interface Need {
  readonly goods_id: string;
  readonly shell_id: string;
  readonly colour_id: string;
  readonly pieces: number;
}

/** The pieces that an order holds. A thing that the customer brings needs none. */
export async function needsOf(reader: Reader, orderId: OrderId): Promise<readonly Need[]> {
  return reader
    .selectFrom('stock_holds')
    .select((hold) => ['goods_id', 'shell_id', 'colour_id', hold.fn.countAll<number>().as('pieces')])
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .groupBy(['goods_id', 'shell_id', 'colour_id'])
    .execute();
}

/**
 * Stations of the same shop that take orders in the order's currency now, have a bed as large, and have every piece
 * that the order needs; the soonest first, and those with full bays last (QU-04, QU-05).
 */
export async function otherStations(
  reader: Reader,
  order: OrderRow,
  now: number,
): Promise<{ readonly state: StationState; readonly bays_full: boolean; readonly stations: OtherStation[] }> {
  const [needs, stations] = await Promise.all([needsOf(reader, order.id), sisters(reader, order)]);
  const ids = [order.machine_id, ...stations.map(({ id }) => brand<StationId>(id))];
  const [conditions, full] = await Promise.all([
    stationConditions(reader, ids, now),
    stationsWithoutPlace(reader, ids),
  ]);
  const able: OtherStation[] = [];
  for (const { id, name, address } of stations) {
    const stationId = brand<StationId>(id);
    if (conditions.get(stationId)?.accepts !== true) continue;
    if (!(await has(reader, stationId, needs))) continue;
    const bays_full = full.has(stationId);
    able.push({ machine_id: stationId, name, address, bays_full, ...(await queueLoad(reader, stationId)) });
  }
  const state = conditions.get(order.machine_id)?.state ?? 'offline';
  const byWait = (a: OtherStation, b: OtherStation) =>
    Number(a.bays_full) - Number(b.bays_full) || a.estimate_s - b.estimate_s;
  return { state, bays_full: full.has(order.machine_id), stations: able.toSorted(byWait) };
}

/**
 * The other stations of an order's shop that could take it over, whatever their stock. For an order that is sent, only
 * those that send. One that came to the shop after the order would show it to the shop that it came from (PA-07).
 */
export async function sisters(reader: Reader, { id, machine_id, price_currency, created_at }: OrderRow) {
  const isSent = (await deliveryOf(reader, id)) !== undefined;
  return reader
    .selectFrom('machines as other')
    .innerJoin('machines as own', 'own.partner_id', 'other.partner_id')
    .select(['other.id', 'other.name', 'other.address'])
    .where('own.id', '=', machine_id)
    .where('other.id', '!=', machine_id)
    .where('other.currency', '=', price_currency)
    .$if(isSent, (query) => query.where('other.delivery_fee', 'is not', null))
    .where((one) =>
      one.not(
        one.exists(
          one
            .selectFrom('station_moves')
            .select('station_moves.at')
            .whereRef('station_moves.machine_id', '=', 'other.id')
            .where('station_moves.at', '>', created_at),
        ),
      ),
    )
    .whereRef('other.bed_width', '>=', 'own.bed_width')
    .whereRef('other.bed_height', '>=', 'own.bed_height')
    .orderBy('other.name')
    .execute();
}

async function has(reader: Reader, stationId: StationId, needs: readonly Need[]): Promise<boolean> {
  if (needs.length === 0) return true;
  const counts = await reader
    .selectFrom('stock_counts')
    .select(['goods_id', 'shell_id', 'colour_id', 'available'])
    .where('machine_id', '=', stationId)
    .where('available', '>', 0)
    .execute();
  const left = new Map(counts.map((count) => [keyOf(count), count.available]));
  return needs.every((need) => (left.get(keyOf(need)) ?? 0) >= need.pieces);
}

const keyOf = ({ goods_id, shell_id, colour_id }: Omit<Need, 'pieces'>): string =>
  [goods_id, shell_id, colour_id].join(' ');
