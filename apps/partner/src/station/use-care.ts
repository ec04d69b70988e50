import type { ActionName, ActionOutput, StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { useAct, useCall } from '../core/calls.ts';

const keyOf = (stationId: StationId) => ['station', stationId] as const;

/** A station is fetched again every 3 s: its reader may stand beside it. */
export const useCare = (stationId: StationId) =>
  useCall(keyOf(stationId), 'Partner.machine', { machine_id: stationId }, { everyMs: 3000 });

/** The calls that answer with the new state of the station. */
type CareAction = {
  [Name in ActionName]: ActionOutput<Name> extends StationCare
    ? StationCare extends ActionOutput<Name>
      ? Name
      : never
    : never;
}[ActionName];

/** Runs an action on a station. The page shows the state in its answer; a refusal is shown as a message. */
export const useCareAct = <Name extends CareAction>(name: Name, id: StationId, onSuccess?: () => void) =>
  useAct(name, { put: keyOf(id), stale: [['stations']], ...(onSuccess && { onSuccess }) });
