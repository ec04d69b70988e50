import { CallError } from '@cpc/contract';
import type { StationId, PartnerId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';

/** @throws CallError deviceMissing, also if the station belongs to another partner */
export async function ownStation(reader: Reader, partnerId: PartnerId, stationId: StationId): Promise<void> {
  const station = await reader
    .selectFrom('machines')
    .select('id')
    .where('id', '=', stationId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  if (!station) throw new CallError('deviceMissing');
}
