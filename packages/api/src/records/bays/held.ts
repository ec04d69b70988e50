import {
  type Bay,
  type BayLevel,
  type HeldInBays,
  type PrintJobState,
  type StationId,
  USUAL_BAYS,
  bayLevel,
  freePlaces,
} from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';

/**
 * In these states an item lies in its bay, or may come to lie there: its place is taken from the lease on. Its pickup code
 * is unique at its station for as long; a unique index enforces that.
 */
export const HOLDING: readonly PrintJobState[] = [
  'dispatching',
  'printing',
  'taken',
  'printed',
  'discharging',
  'unsure',
  'ready',
];

/** The stored form of a station's bays, read. */
export const readBays = (stored: string | null | undefined): readonly Bay[] =>
  stored == null ? USUAL_BAYS : JSON.parse(stored);

/** How many items each bay of these stations holds. A station without items has no entry. */
export async function heldInBays(
  reader: Reader,
  stationIds: readonly StationId[],
): Promise<ReadonlyMap<StationId, HeldInBays>> {
  if (stationIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('print_jobs')
    .select(['machine_id', 'bay', (build) => build.fn.countAll<number>().as('items')])
    .where('machine_id', 'in', stationIds)
    .where('state', 'in', HOLDING)
    .where('bay', 'is not', null)
    .where('bay', '<>', '')
    .groupBy(['machine_id', 'bay'])
    .execute();
  const held = new Map<StationId, Map<string, number>>();
  for (const { machine_id, bay, items } of rows)
    held.set(machine_id, (held.get(machine_id) ?? new Map<string, number>()).set(bay ?? '', Number(items)));
  return held;
}

interface BayRoom {
  readonly level: BayLevel;
  /** Free places in all bays, and the number of all places. */
  readonly free: number;
  readonly capacity: number;
}

/** How much room the bays of each of these stations have (QU-05). */
async function bayRooms(reader: Reader, stationIds: readonly StationId[]): Promise<ReadonlyMap<StationId, BayRoom>> {
  if (stationIds.length === 0) return new Map();
  const [rows, held] = await Promise.all([
    reader.selectFrom('station_bays').select(['machine_id', 'bays']).where('machine_id', 'in', stationIds).execute(),
    heldInBays(reader, stationIds),
  ]);
  const set = new Map(rows.map(({ machine_id, bays }) => [machine_id, bays]));
  return new Map(stationIds.map((id) => [id, roomOf(readBays(set.get(id)), held.get(id) ?? new Map())]));
}

export const roomOf = (bays: readonly Bay[], held: HeldInBays): BayRoom => ({
  level: bayLevel(bays, held),
  free: freePlaces(bays, held),
  capacity: bays.reduce((sum, { capacity }) => sum + capacity, 0),
});

/**
 * Those of these stations whose bays are full or nearly full (QU-05): the incidents of kind `bayFull`. While they are
 * full, the station begins no print.
 */
export async function fullBays(
  reader: Reader,
  stationIds: readonly StationId[],
): Promise<ReadonlyMap<StationId, BayRoom>> {
  const rooms = await bayRooms(reader, stationIds);
  return new Map([...rooms].filter(([, { level }]) => level !== 'room'));
}

/** Those of these stations that begin no print now: no place is free in any of their bays. */
export async function stationsWithoutPlace(
  reader: Reader,
  stationIds: readonly StationId[],
): Promise<ReadonlySet<StationId>> {
  const rooms = await fullBays(reader, stationIds);
  return new Set([...rooms].flatMap(([id, { level }]) => (level === 'full' ? [id] : [])));
}
