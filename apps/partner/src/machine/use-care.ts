import type { ActionInput, ActionName, ActionOutput, MachineCare } from '@cpc/contract';
import type { MachineId } from '@cpc/domain';
import { useToast } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

/** How often this page is updated, in ms: its reader may stand beside the station. */
const EVERY_MS = 3000;
const keyOf = (machineId: MachineId) => ['machine', machineId] as const;

export const useCare = (machineId: MachineId) =>
  useQuery<MachineCare>({
    queryKey: keyOf(machineId),
    queryFn: ({ signal }) => client.call('Partner.machine', { machine_id: machineId }, { signal }),
    refetchInterval: EVERY_MS,
  });

/** The calls that answer with the new state of the station. */
type CareAction = {
  [Name in ActionName]: ActionOutput<Name> extends MachineCare
    ? MachineCare extends ActionOutput<Name>
      ? Name
      : never
    : never;
}[ActionName];

/** Runs an action on a station. The page shows the state in its answer; a refusal is shown as a message. */
export function useCareAction<Name extends CareAction>(name: Name, machineId: MachineId, onDone?: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (input: Omit<ActionInput<Name>, 'machine_id'>) =>
      client.call(name, { ...input, machine_id: machineId } as ActionInput<Name>) as Promise<MachineCare>,
    onSuccess: (care) => {
      queries.setQueryData(keyOf(machineId), care);
      void queries.invalidateQueries({ queryKey: ['machines'] });
      onDone?.();
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  });
}
