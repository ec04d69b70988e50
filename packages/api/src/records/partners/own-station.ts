import { CallError } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { type Reach, within } from './reach.ts';

/** @throws CallError deviceMissing, also if the station is out of reach */
export async function ownStation(reader: Reader, reach: Reach, stationId: StationId): Promise<void> {
  const station = await reader
    .selectFrom('machines')
    .select('id')
    .where('id', '=', stationId)
    .where(within(reach))
    .executeTakeFirst();
  if (!station) throw new CallError('deviceMissing');
}
