import type { FleetFilter, FleetOrder } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { useAct, useCall } from '../core/calls.ts';
import { usePages } from '../core/use-pages.ts';

const FLEET = ['fleet'] as const;
/** A heartbeat comes every 10 s. */
const OFTEN = { everyMs: 15_000 };

export type Wanted = FleetFilter & { readonly order: FleetOrder; readonly down: boolean };

export const useFleet = (wanted: Wanted) => usePages([...FLEET, 'list', wanted], 'Operator.fleet', wanted);
export const useTotals = () => useCall([...FLEET, 'totals'], 'Operator.fleetTotals', {}, OFTEN);
export const useIncidents = () => useCall([...FLEET, 'incidents'], 'Operator.incidents', {}, OFTEN);
export const useReleases = () => useCall([...FLEET, 'releases'], 'Operator.releases', {}, OFTEN);
export const useFleetStation = (stationId: StationId) =>
  useCall([...FLEET, 'one', stationId], 'Operator.fleetStation', { machine_id: stationId }, OFTEN);

/** What was fetched about the fleet is fetched again after a change of it. */
const AFTER = { stale: [FLEET] } as const;
const QUIET = { ...AFTER, quiet: true } as const;

export const useAskLog = () => useAct('Operator.askLog', QUIET);
export const useAskRemoteCare = () => useAct('Operator.askRemoteCare', QUIET);
export const useAddRelease = () => useAct('Operator.addRelease', QUIET);
export const useRollOut = () => useAct('Operator.rollOut', QUIET);
export const useRetryUpdate = () => useAct('Operator.retryUpdate', AFTER);
export const useSetRelease = () => useAct('Operator.setRelease', AFTER);
