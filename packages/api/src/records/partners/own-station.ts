import { CallError } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { type Reach, within } from './reach.ts';

/** @throws CallError deviceMissing, also if the station is out of reach */
export async function ownStation(reader: Reader, reach: Reach, stationId: StationId): Promise<void> {
  if (!(await reaches(reader, reach, stationId))) throw new CallError('deviceMissing');
}

export async function reaches(reader: Reader, reach: Reach, stationId: StationId): Promise<boolean> {
  const station = await reader
    .selectFrom('machines')
    .select('id')
    .where('id', '=', stationId)
    .where(within(reach))
    .executeTakeFirst();
  return station !== undefined;
}
