import type { StationId } from '@cpc/domain';
import { useAct, useCall } from '../core/calls.ts';

/** The person stands at the bed: a print that the RIP takes is there at once. */
const EVERY_MS = 3000;
export const BED = ['bed'] as const;

export const useBed = (stationId: StationId) =>
  useCall([...BED, stationId], 'Partner.bed', { machine_id: stationId }, { everyMs: EVERY_MS });

export const useSayPrinted = () => useAct('Partner.decideJob', { stale: [BED, ['orders']] });
