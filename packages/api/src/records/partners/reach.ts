import { type PartnerId, type StationId, brand } from '@cpc/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** What a person reaches in a shop: every query for the person carries it (PA-07, PA-09). */
export interface Reach {
  readonly partnerId: PartnerId;
  /** The stations that the person is limited to; null for all of the shop. */
  readonly stations: readonly StationId[] | null;
}

/** The stored form of a limit, read. */
export function readStations(stored: string | null): StationId[] | null {
  if (stored === null) return null;
  const ids: unknown = JSON.parse(stored);
  return Array.isArray(ids) ? ids.map((id) => brand<StationId>(String(id))) : [];
}

/** The condition that a row of `machines` is within reach. */
export const within = (reach: Reach): RawBuilder<SqlBool> =>
  sql<SqlBool>`(machines.partner_id = ${reach.partnerId} and ${inLimit(reach)})`;

/** The condition that a row of `machines` is not beyond the person's limit, whichever shop has the station now. */
export function inLimit({ stations }: Pick<Reach, 'stations'>): RawBuilder<SqlBool> {
  if (stations === null) return sql<SqlBool>`1 = 1`;
  return stations.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`machines.id in (${sql.join(stations)})`;
}

export const isInLimit = ({ stations }: Pick<Reach, 'stations'>, stationId: StationId): boolean =>
  stations === null || stations.includes(stationId);
