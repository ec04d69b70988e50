import type { StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { StationNow } from '../../records/stations/condition.ts';
import type { Found } from './sources/source.ts';

/** The names of stations. An old order may belong to one that has changed its shop, which is looked up. */
export async function namedStations(
  reader: Reader,
  stations: readonly StationNow[],
  found: readonly Found[],
): Promise<(id: StationId) => string> {
  const names = new Map<string, string>(stations.map(({ id, name }) => [id, name]));
  const others = [...new Set(found.map(({ machine_id }) => machine_id))].filter((id) => !names.has(id));
  if (others.length > 0)
    for (const { id, name } of await reader
      .selectFrom('machines')
      .select(['id', 'name'])
      .where('id', 'in', others)
      .execute())
      names.set(id, name);
  return (id) => names.get(id) ?? '';
}
