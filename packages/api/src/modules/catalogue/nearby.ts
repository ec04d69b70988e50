import type { ActionOutput, StationView } from '@cpc/contract';
import { distanceBetween, type StationId } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';
import type { Reader } from '../../base/db/database.ts';
import type { StatusOf } from '../../records/catalogue/ports.ts';
import { byName, placeOf, stationRow, stationViews } from '../../records/catalogue/stations.ts';

const MAX_SHOWN = 3;

/**
 * The other stations of a station's shop that take orders now: the nearest first, then those without a place by name. Those with
 * full bays come last: they print when somebody picks up (QU-05).
 */
export async function nearbyStations(
  reader: Reader,
  statusOf: StatusOf,
  stationId: StationId,
  language: Locale,
): Promise<ActionOutput<'Machine.nearby'>> {
  const here = await stationRow(reader, stationId);
  const place = placeOf(here);
  const metresTo = (station: StationView) =>
    place === null || station.place === null ? null : distanceBetween(place, station.place);
  const rows = await reader
    .selectFrom('machines')
    .selectAll()
    .where('partner_id', '=', here.partner_id)
    .where('id', '!=', here.id)
    .orderBy('id')
    .execute();
  const views = await stationViews(byName(rows, language), statusOf);
  return views
    .map((station) => ({ station, distance: metresTo(station) }))
    .filter(({ station }) => station.accepts_orders)
    .toSorted((a, b) => byBays(a.station, b.station) || byDistance(a.distance, b.distance))
    .slice(0, MAX_SHOWN);
}

const byDistance = (a: number | null, b: number | null): number =>
  (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER);

const byBays = (a: StationView, b: StationView): number => Number(a.bays_full) - Number(b.bays_full);
