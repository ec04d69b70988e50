import type { MachinePrint } from '@cpc/contract';
import type { PrintSettings } from '@cpc/design';
import type { MachineId } from '@cpc/domain';
import { useToast } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

/** How often the settings are fetched, in ms: only the owner changes them, and the printer's formats rarely change. */
const EVERY_MS = 30_000;
const keyOf = (machineId: MachineId) => ['print', machineId] as const;

/** The print file settings of a station, and its profile. */
export const usePrint = (machineId: MachineId) =>
  useQuery<MachinePrint>({
    queryKey: keyOf(machineId),
    queryFn: ({ signal }) => client.call('Partner.printSettings', { machine_id: machineId }, { signal }),
    refetchInterval: EVERY_MS,
  });

/**
 * Runs an action that answers with the new print settings, which the page then shows; a refusal is shown as a message.
 */
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

/** The reason of a refused profile stays beside the chosen file. */
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
