import type { StationId } from '@cpc/domain';
import { useAct, useCall } from '../core/calls.ts';

/** Who plans: a shop for its own stations, the platform for all. */
export type WindowSide = 'Partner' | 'Operator';

export const useWindows = (stationId: StationId) =>
  useCall(['windows', stationId], 'Partner.windows', { machine_id: stationId }, { everyMs: 30_000 });

/** After a change, what was fetched of the station is fetched again too: it tells its state and its history. */
const AFTER = { stale: [[]] } as const;

export const usePlanWindow = (side: WindowSide) => useAct(`${side}.planWindow`, { ...AFTER, quiet: true });
export const useEndWindow = (side: WindowSide) => useAct(`${side}.endWindow`, AFTER);
