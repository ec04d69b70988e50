import { STATION_STATES } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { type Family, gauge } from '../../base/metrics/family.ts';

/** Stations that have ever reported, by their last recorded state (RL-05). */
export async function measureStations(reader: Reader): Promise<readonly Family[]> {
  const rows = await reader
    .selectFrom('station_states')
    .select(['state', (station) => station.fn.countAll<number>().as('stations')])
    .groupBy('state')
    .execute();
  const samples = STATION_STATES.map((state) => ({
    labels: { state },
    value: rows.find((row) => row.state === state)?.stations ?? 0,
  }));
  return [gauge({ name: 'cpc_stations', help: 'Stations that have ever reported, by state.' }, () => samples)];
}
