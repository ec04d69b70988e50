import { useNotify } from '@cpc/appkit';
import type { ActionInput, ActionName, ActionOutput, StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

/** How often this page is updated, in ms: its reader may stand beside the station. */
const EVERY_MS = 3000;
const keyOf = (stationId: StationId) => ['machine', stationId] as const;

export const useCare = (stationId: StationId) =>
  useQuery<StationCare>({
    queryKey: keyOf(stationId),
    queryFn: ({ signal }) => client.call('Partner.machine', { machine_id: stationId }, { signal }),
    refetchInterval: EVERY_MS,
  });

/** The calls that answer with the new state of the station. */
type CareAction = {
  [Name in ActionName]: ActionOutput<Name> extends StationCare
    ? StationCare extends ActionOutput<Name>
      ? Name
      : never
    : never;
}[ActionName];

/** Runs an action on a station. The page shows the state in its answer; a refusal is shown as a message. */
export function useCareAction<Name extends CareAction>(name: Name, stationId: StationId, onDone?: () => void) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: Omit<ActionInput<Name>, 'machine_id'>) =>
      client.call(name, { ...input, machine_id: stationId } as ActionInput<Name>) as Promise<StationCare>,
    onSuccess: (care) => {
      queries.setQueryData(keyOf(stationId), care);
      void queries.invalidateQueries({ queryKey: ['stations'] });
      onDone?.();
    },
    onError: notify.failed,
  });
}
