import type { StationId } from '@cpc/domain';
import { useAct, useCall } from '../core/calls.ts';

const keyOf = (id: StationId) => ['bays', id] as const;

/** The bays of a station; what lies in them changes with every print and every pickup. */
export const useBays = (stationId: StationId) =>
  useCall(keyOf(stationId), 'Partner.bays', { machine_id: stationId }, { everyMs: 10_000 });

export const useSetBays = (id: StationId) => useAct('Partner.setBays', { put: keyOf(id), quiet: true });

/** After a refusal, what is shown is old: somebody else was faster, or the bay is full. */
export const useMoveItem = (id: StationId) =>
  useAct('Partner.moveItem', { put: keyOf(id), stale: [keyOf(id)], always: true });
