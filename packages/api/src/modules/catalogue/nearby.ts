import type { ActionOutput } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { StatusOf } from '../../records/catalogue/ports.ts';
import { stationRow, stationViews } from '../../records/catalogue/stations.ts';

const SHOWN = 3;
const EARTH_RADIUS_M = 6_371_000;

interface Placed {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The other stations of a station's shop that take orders now: the nearest first, then those without a place (QU-05). */
export async function nearbyStations(
  reader: Reader,
  statusOf: StatusOf,
  stationId: StationId,
): Promise<ActionOutput<'Machine.nearby'>> {
  const here = await stationRow(reader, stationId);
  const rows = await reader
    .selectFrom('machines')
    .selectAll()
    .where('partner_id', '=', here.partner_id)
    .where('id', '!=', here.id)
    .orderBy('name')
    .execute();
  const views = await stationViews(rows, statusOf);
  return views
    .map((station, index) => ({ station, distance: distanceBetween(here, rows[index] ?? UNPLACED) }))
    .filter(({ station }) => station.accepts_orders)
    .toSorted((a, b) => byDistance(a.distance, b.distance))
    .slice(0, SHOWN);
}

const UNPLACED: Placed = { latitude: null, longitude: null };

/** Metres along a great circle by the haversine formula; null if one of the two has no place. */
function distanceBetween(a: Placed, b: Placed): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(Math.sin(north / 2) ** 2 + across))));
}

const byDistance = (a: number | null, b: number | null): number =>
  (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER);
