import type { FleetTotals } from '@cpc/contract';
import { SHOP_STATION_STATES } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { fleetRows } from './stations.ts';

/** How many stations are in each state, run each version and should run each version (OP-05). */
export async function fleetTotals(reader: Reader, now: number): Promise<FleetTotals> {
  const rows = await fleetRows(reader, now)
    .select((row) => ['state', 'version', 'wished', row.fn.countAll<number>().as('stations')])
    .groupBy(['state', 'version', 'wished'])
    .execute();
  const sumOf = (some: typeof rows) => some.reduce((sum, { stations }) => sum + stations, 0);
  const versions = [...new Set(rows.flatMap(({ version, wished }) => [version ?? '', wished ?? '']))];
  return {
    stations: sumOf(rows),
    states: SHOP_STATION_STATES.map((state) => ({ state, stations: sumOf(rows.filter((row) => row.state === state)) })),
    versions: versions
      .filter((version) => version !== '')
      .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((version) => ({
        version,
        stations: sumOf(rows.filter((row) => row.version === version)),
        wished: sumOf(rows.filter((row) => row.wished === version)),
      })),
  };
}
