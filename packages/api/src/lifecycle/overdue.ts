import { type StationId, patienceMs } from '@cpc/domain';
import { measuredPrintMs } from '../records/queue/load.ts';
import type { With } from '../base/services.ts';

/** A print that began before this time and has not ended has taken far longer than prints of this station do. */
export async function overdueBefore({ db, clock }: With<'db' | 'clock'>, stationId: StationId): Promise<number> {
  return clock.now() - patienceMs(await measuredPrintMs(db.read, stationId));
}
