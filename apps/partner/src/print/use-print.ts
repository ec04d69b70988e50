import type { MachinePrint } from '@cpc/contract';
import type { PrintSettings } from '@cpc/design';
import type { MachineId } from '@cpc/domain';
import { useToast } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

/** Nobody but its owner changes it, and its printer seldom says something else, in ms. */
const EVERY_MS = 30_000;
const keyOf = (machineId: MachineId) => ['print', machineId] as const;

/** What print files a machine is given, and the profile it was measured for. */
export const usePrint = (machineId: MachineId) =>
  useQuery<MachinePrint>({
    queryKey: keyOf(machineId),
    queryFn: ({ signal }) => client.call('Partner.printSettings', { machine_id: machineId }, { signal }),
    refetchInterval: EVERY_MS,
  });

/** Does something that answers with how a machine prints then, which the page shows; a refusal is said. */
function usePrintAction<Input>(
  machineId: MachineId,
  act: (input: Input) => Promise<MachinePrint>,
  onDone: () => void,
  say = true,
) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: act,
    onSuccess(print) {
      queries.setQueryData(keyOf(machineId), print);
      onDone();
    },
    onError: (error) => say && toast(error.message, { tone: 'bad' }),
  });
}

export const useSaveSettings = (machineId: MachineId, onDone: () => void) =>
  usePrintAction(
    machineId,
    (settings: PrintSettings) => client.call('Partner.setPrintSettings', { machine_id: machineId, settings }),
    onDone,
  );

export const useRemoveProfile = (machineId: MachineId, onDone: () => void) =>
  usePrintAction(machineId, () => client.call('Partner.removeProfile', { machine_id: machineId }), onDone);

/** Why a profile is refused stays where it was chosen. */
export const useUploadProfile = (machineId: MachineId, onDone: () => void) =>
  usePrintAction(
    machineId,
    async (file: File) => {
      const path = `/partnerapplets/profile/${encodeURIComponent(machineId)}?name=${encodeURIComponent(file.name)}`;
      const bytes = new Blob([file], { type: 'application/vnd.iccprofile' });
      return (await client.sendBytes(path, bytes)) as MachinePrint;
    },
    onDone,
    false,
  );
